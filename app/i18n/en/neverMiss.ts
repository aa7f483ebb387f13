import { catalogue } from '#app/i18n/words.ts'

/** The box for reminders on the calendar. */
export const neverMiss = catalogue('neverMiss', {
  title: 'Never Miss a Festival',
  text: 'We’ll remind you 7, 3 and 1 days before, and on the day.',
  ways: 'Ways to be reminded',
  whatsapp: 'WhatsApp Alerts',
  email: 'Email Reminders',
  emailText:
    'An email before each festival, with the moonrise in your city and how to observe the day. Every email has a link to stop.',
  choose: 'Choose festivals and days',
})
