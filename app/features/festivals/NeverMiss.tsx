import { BellRing } from 'lucide'
import { useId } from 'react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { nearComponent } from '#app/lazy/nearComponent.tsx'

const ReminderTabs = nearComponent(
  async () => (await import('./ReminderTabs.tsx')).ReminderTabs,
  () => <FirstWay />,
)

/** The box for reminders. Its button is disabled, and the text says why. */
export function NeverMiss() {
  const { reminders: words } = useWords(calendar)
  const id = useId()
  return (
    <section aria-labelledby={id} className="band">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-4 px-4 py-10 lg:grid-cols-2">
        <div>
          <h2 id={id} className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-1 text-muted">{words.text}</p>
          <p className="mt-4 flex gap-3">
            <Icon of={BellRing} className="mt-0.5 shrink-0 text-saffron" />
            {words.soon}
          </p>
        </div>
        <div className="card p-5 sm:p-6">
          <div className="never-miss">
            <ReminderTabs />
          </div>
          <Button disabled className="mt-4 w-full">
            {words.set}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The same content before the tabs work. */
function FirstWay() {
  const { reminders: words } = useWords(calendar)
  return (
    <div>
      <div className="tabs">
        <span className="tab" data-selected>
          {words.whatsapp}
        </span>
        <span className="tab">{words.email}</span>
      </div>
      <div className="mt-3">{words.whatsappText}</div>
    </div>
  )
}
