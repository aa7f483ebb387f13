import { Link } from '@tanstack/react-router'
import { comingSoon } from '#app/i18n/en/comingSoon.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'

type Props = { page: keyof typeof comingSoon.english.pages }

/** Says what a page will offer that is already linked, and where to go meanwhile. */
export function ComingSoonPage({ page }: Props) {
  const words = useWords(comingSoon)
  const { title, text } = words.pages[page]
  return (
    <div className="mx-auto max-w-3xl px-4 pb-16">
      <EmptyState
        eyebrow={words.eyebrow}
        title={title}
        headingLevel={1}
        action={
          <Link to="/mantras" className={buttonClass({ variant: 'primary' })}>
            {words.toMantras}
          </Link>
        }
      >
        <p>{text}</p>
        <p className="mt-2">{words.meanwhile}</p>
      </EmptyState>
    </div>
  )
}
