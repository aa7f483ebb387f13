import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { neverMiss } from '#app/i18n/en/reminders/neverMiss.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

/** The form of the page of reminders, for every festival; then the way to this number's own reminders. */
export function WhatsappAlerts() {
  const words = useWords(neverMiss)
  const { whatsapp } = useWords(reminders)
  const [token, setToken] = useState<string>()
  if (token === undefined) return <WhatsappForm onConfirmed={setToken} />
  return (
    <div role="status">
      <p className="font-semibold">{whatsapp.confirmed}</p>
      <p className="mt-1">
        {whatsapp.confirmedText}{' '}
        <Link to="/reminders" hash={token} className="text-link">
          {words.change}
        </Link>
      </p>
    </div>
  )
}
