import { homeSections } from '#app/i18n/en/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'

export function OfflinePromise() {
  const words = useWords(homeSections)
  return (
    <section className="band">
      <div className="mx-auto max-w-7xl px-4 py-12">
        <Card className="flex items-center gap-5 p-6">
          <Mark className="size-16 shrink-0 text-saffron" />
          <div>
            <h2 className="font-display text-xl">{words.offlineTitle}</h2>
            <p className="mt-1 text-muted">{words.offlineText}</p>
          </div>
        </Card>
      </div>
    </section>
  )
}
