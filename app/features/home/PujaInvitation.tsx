import { Link } from '@tanstack/react-router'
import { home } from '#app/i18n/en/home.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'

/** That a puja can be booked here, and from how much on. */
export function PujaInvitation() {
  const words = useWords(home)
  return (
    <section className="mx-auto max-w-7xl px-4 py-12">
      <Card className="flex items-center gap-5 p-6">
        <Mark className="size-16 shrink-0 text-saffron" />
        <div>
          <h2 className="font-display text-xl">{words.pujaTitle}</h2>
          <p className="mt-1 text-muted">{words.pujaText}</p>
          <Link to="/puja" className="text-link">
            {words.pujaLink}
          </Link>
        </div>
      </Card>
    </section>
  )
}
