import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'

/** The two ways to be reminded. There is no sign-up until reminders are sent. */
export function ReminderTabs() {
  const { reminders: words } = useWords(calendar)
  return (
    <TabGroup>
      <TabList aria-label={words.ways} className="tabs">
        <Tab className="tab">{words.whatsapp}</Tab>
        <Tab className="tab">{words.email}</Tab>
      </TabList>
      <TabPanels className="mt-3">
        <TabPanel>{words.whatsappText}</TabPanel>
        <TabPanel>{words.emailText}</TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
