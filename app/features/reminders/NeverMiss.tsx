import { type ReactNode, useId } from 'react'
import { neverMiss } from '#app/i18n/en/neverMiss.ts'
import { useWords } from '#app/i18n/words.ts'
import { nearComponent } from '#app/lazy/nearComponent.tsx'

const ReminderTabs = nearComponent(
  async () => (await import('./ReminderTabs.tsx')).ReminderTabs,
  () => <FirstTab />,
)

type Props = {
  /** The email field with its button, *Set Reminders*. */
  emailForm: ReactNode
}

/** The box for reminders on the calendar. */
export function NeverMiss({ emailForm }: Props) {
  const words = useWords(neverMiss)
  const id = useId()
  return (
    <section aria-labelledby={id} className="band">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 py-10 lg:grid-cols-2">
        <div>
          <h2 id={id} className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-1 mb-4 text-muted">{words.text}</p>
          {emailForm}
        </div>
        <div className="never-miss">
          <ReminderTabs />
        </div>
      </div>
    </section>
  )
}

/** The same before the tabs can be used. */
function FirstTab() {
  const words = useWords(neverMiss)
  return (
    <div className="tabs">
      <span className="tab" data-selected>
        {words.whatsapp}
      </span>
      <span className="tab">{words.email}</span>
    </div>
  )
}
