import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { neverMiss } from '#app/i18n/en/neverMiss.ts'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { WhatsappForm } from './WhatsappForm.tsx'

/** WhatsApp at once, with every festival; email by the page where festivals and days are chosen. */
export function ReminderTabs() {
  const words = useWords(neverMiss)
  const { whatsapp } = useWords(reminders)
  const [token, setToken] = useState<string>()
  return (
    <TabGroup>
      <TabList aria-label={words.ways} className="tabs">
        <Tab className="tab">{words.whatsapp}</Tab>
        <Tab className="tab">{words.email}</Tab>
      </TabList>
      <TabPanels className="mt-4">
        <TabPanel unmount={false}>
          {token === undefined ? (
            <WhatsappForm onConfirmed={setToken} />
          ) : (
            <div role="status">
              <p className="font-semibold">{whatsapp.confirmed}</p>
              <p className="mt-1">{whatsapp.confirmedText}</p>
              <Link
                to="/reminders"
                hash={token}
                className={`${buttonClass({ variant: 'outline' })} mt-4`}
              >
                {words.choose}
              </Link>
            </div>
          )}
        </TabPanel>
        <TabPanel unmount={false}>
          <p>{words.emailText}</p>
          <Link to="/reminders" className={`${buttonClass({ variant: 'outline' })} mt-4`}>
            {words.choose}
          </Link>
        </TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
