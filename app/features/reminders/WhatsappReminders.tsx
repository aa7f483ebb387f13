import { useState } from 'react'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { showToast } from '#app/ui/toasts.ts'
import { changeReminder } from '#contract/reminders.ts'
import { Done } from './Done.tsx'
import type { Way } from './way.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

/** The form of the calendar; once the number is confirmed, its reminders become what was chosen here. */
export function WhatsappReminders(way: Way) {
  const words = useWords(reminders)
  const [isDone, setIsDone] = useState(false)
  const handleConfirmed = async (token: string) => {
    try {
      await call(changeReminder, { token, choice: way.choice })
    } catch {
      showToast({ title: words.manage.failed, tone: 'destructive' })
    }
    setIsDone(true)
  }
  if (isDone) return <Done text={words.whatsapp.confirmed} way={way} />
  return (
    <>
      <p className="mb-4">{words.whatsapp.thenChosen}</p>
      <WhatsappForm onConfirmed={(token) => void handleConfirmed(token)} />
    </>
  )
}
