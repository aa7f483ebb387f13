import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { neverMiss } from '#app/i18n/en/reminders/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { FormStart } from './way.ts'

const WhatsappAlerts = lazyComponent(
  async () => (await import('./WhatsappAlerts.tsx')).WhatsappAlerts,
  () => <Skeleton className="h-96" />,
)

const ways = ['whatsapp', 'email'] as const

type Props = {
  /** The email field with its button, *Set Reminders*. */
  emailForm: ReactNode
  /** The form of the page of reminders. */
  renderChoice: (begun: FormStart) => ReactNode
}

/**
 * The calendar's box for reminders of all of Ganesha's festivals, by email or WhatsApp. *Choose*
 * replaces it with the full form.
 */
export function NeverMiss({ emailForm, renderChoice }: Props) {
  const words = useWords(neverMiss)
  const id = useId()
  const [shown, setShown] = useState<(typeof ways)[number]>('email')
  const [begun, setBegun] = useState<FormStart>()
  const box = useRef<HTMLDivElement>(null)
  const handleChoose = () => {
    // An address typed here is passed on to the full form.
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('[role=tabpanel] input') ?? []
    const typed = [...inputs].map(({ autocomplete, value }) => [autocomplete, value])
    setBegun({ asked: shown, typed: Object.fromEntries(typed), within: 'calendar_page' })
    // The button is gone, and with it the focus.
    box.current?.focus()
  }
  const handleKey = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    setShown(shown === 'email' ? 'whatsapp' : 'email')
    const other = currentTarget.previousElementSibling ?? currentTarget.nextElementSibling
    if (other instanceof HTMLElement) other.focus()
  }
  return (
    <section aria-labelledby={id} className="band">
      <div className="never-miss mx-auto max-w-7xl px-4 py-10">
        <div ref={box} tabIndex={-1} className="max-w-2xl">
          <h2 id={id} className="text-2xl">
            {words.title}
          </h2>
          {begun ? (
            renderChoice(begun)
          ) : (
            <>
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
              <button type="button" className="text-link" onClick={handleChoose}>
                {words.choose}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
