import { catalogue } from '#app/i18n/words.ts'
import { remindersOffered } from '#contract/i18n/en/calendarPageConsent.ts'

/** The box for reminders on the calendar. */
export const neverMiss = catalogue('neverMiss', {
  title: 'Never Miss a Festival',
  text: remindersOffered,
  ways: 'Ways to be reminded',
  whatsapp: 'WhatsApp Alerts',
  email: 'Email Reminders',
  choose: 'Choose festivals and days',
  change: 'Change or stop them',
})
