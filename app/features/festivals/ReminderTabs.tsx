import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { BellRing } from 'lucide'
import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** The two ways to be reminded. Nothing can be given in before the reminders are sent. */
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
      <p className="mt-4 flex gap-3 rounded-md bg-saffron-soft p-4">
        <Icon of={BellRing} className="mt-0.5 shrink-0 text-saffron" />
        {words.soon}
      </p>
    </TabGroup>
  )
}
