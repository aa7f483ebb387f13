import { sharing } from '#app/i18n/en/mantras/sharing.ts'
import { useWords } from '#app/i18n/words.ts'
import { ShareLinks } from './ShareLinks.tsx'

/** The foot of a page: the ways to share it. */
export function ShareButtons(props: { address: string; message: string }) {
  const words = useWords(sharing)
  return (
    <section className="not-printed band">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 px-4 py-10">
        <div>
          <h2 className="font-display text-xl">{words.heading}</h2>
          <p className="mt-1 text-muted">{words.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ShareLinks {...props} />
        </div>
      </div>
    </section>
  )
}
