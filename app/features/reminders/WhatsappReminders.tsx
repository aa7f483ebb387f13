import { useState } from 'react'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Done } from './Done.tsx'
import type { ChannelFormProps } from './way.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

/** The form of the calendar; once the number is confirmed, it gets the reminders chosen here. */
export function WhatsappReminders(way: ChannelFormProps) {
  const { whatsapp: words } = useWords(reminders)
  const [isDone, setIsDone] = useState(false)
  const { choice, source, isReady, typed } = way
  if (isDone) return <Done text={words.confirmed} way={way} />
  return (
    <>
      <p className="mb-4">{words.thenChosen}</p>
      <WhatsappForm
        chosen={{ choice, source }}
        isReady={isReady}
        typed={typed}
        onConfirmed={() => setIsDone(true)}
      />
    </>
  )
}
