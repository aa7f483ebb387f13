import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { neverMiss } from '#app/i18n/en/reminders/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { FormStart } from './channelForm.ts'

const WhatsappAlerts = lazyComponent(
  async () => (await import('./WhatsappAlerts.tsx')).WhatsappAlerts,
  () => <Skeleton className="h-96" />,
)

const channels = ['whatsapp', 'email'] as const

type Props = {
  /** The email field with its button, *Set Reminders*. */
  emailForm: ReactNode
  /** The form of the page of reminders. */
  renderChoice: (formStart: FormStart) => ReactNode
}

/**
 * The calendar's box for reminders of all of Ganesha's festivals, by email or WhatsApp. *Choose*
 * replaces it with the full form.
 */
export function NeverMiss({ emailForm, renderChoice }: Props) {
  const words = useWords(neverMiss)
  const id = useId()
  const [shown, setShown] = useState<(typeof channels)[number]>('email')
  const [formStart, setFormStart] = useState<FormStart>()
  const box = useRef<HTMLDivElement>(null)
  const handleChoose = () => {
    // An address typed here is passed on to the full form.
    const inputs = box.current?.querySelectorAll<HTMLInputElement>('[role=tabpanel] input') ?? []
    const typed = [...inputs].map(({ autocomplete, value }) => [autocomplete, value])
    setFormStart({ channel: shown, typed: Object.fromEntries(typed), within: 'calendar_page' })
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
          {formStart ? (
            renderChoice(formStart)
          ) : (
            <>
              <p className="mt-1 mb-4 text-muted">{words.text}</p>
              <div role="tablist" aria-label={words.ways} className="tabs">
                {channels.map((channel) => (
                  <button
                    key={channel}
                    type="button"
                    role="tab"
                    id={`${id}-${channel}`}
                    aria-controls={`${id}-${channel}-panel`}
                    aria-selected={shown === channel}
                    data-selected={shown === channel || undefined}
                    tabIndex={shown === channel ? 0 : -1}
                    onClick={() => setShown(channel)}
                    onKeyDown={handleKey}
                    className="tab"
                  >
                    {words[channel]}
                  </button>
                ))}
              </div>
              {channels.map((channel) => (
                <div
                  key={channel}
                  role="tabpanel"
                  id={`${id}-${channel}-panel`}
                  aria-labelledby={`${id}-${channel}`}
                  hidden={shown !== channel}
                  className="mt-4"
                >
                  {channel === 'email' ? emailForm : shown === channel && <WhatsappAlerts />}
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
