import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { neverMiss } from '#app/i18n/en/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

const WhatsappAlerts = lazyComponent(
  async () => (await import('./WhatsappAlerts.tsx')).WhatsappAlerts,
  () => <Skeleton className="h-96" />,
)

const ways = ['whatsapp', 'email'] as const

type Props = {
  /** The email field with its button, *Set Reminders*. */
  emailForm: ReactNode
}

/**
 * The box for reminders on the calendar: all of Ganesha's festivals at once, by either way. What else may be
 * chosen is on the page of reminders.
 */
export function NeverMiss({ emailForm }: Props) {
  const words = useWords(neverMiss)
  const id = useId()
  const [shown, setShown] = useState<(typeof ways)[number]>('email')
  const handleKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    setShown(shown === 'email' ? 'whatsapp' : 'email')
    const other = currentTarget.previousElementSibling ?? currentTarget.nextElementSibling
    if (other instanceof HTMLElement) other.focus()
  }
  return (
    <section aria-labelledby={id} className="band">
      <div className="never-miss mx-auto max-w-7xl px-4 py-10">
        <div className="max-w-2xl">
          <h2 id={id} className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-1 mb-4 text-muted">{words.text}</p>
          <div role="tablist" aria-label={words.ways} className="tabs">
            {ways.map((way) => (
              <button
                key={way}
                type="button"
                role="tab"
                id={`${id}-${way}`}
                aria-controls={`${id}-${way}-panel`}
                aria-selected={shown === way}
                data-selected={shown === way || undefined}
                tabIndex={shown === way ? 0 : -1}
                onClick={() => setShown(way)}
                onKeyDown={handleKey}
                className="tab"
              >
                {words[way]}
              </button>
            ))}
          </div>
          {ways.map((way) => (
            <div
              key={way}
              role="tabpanel"
              id={`${id}-${way}-panel`}
              aria-labelledby={`${id}-${way}`}
              hidden={shown !== way}
              className="mt-4"
            >
              {way === 'email' ? emailForm : shown === way && <WhatsappAlerts />}
            </div>
          ))}
          <Link to="/reminders" className="text-link">
            {words.choose}
          </Link>
        </div>
      </div>
    </section>
  )
}
