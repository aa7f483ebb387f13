import { catalogue } from '#app/i18n/words.ts'

export const addToCalendar = catalogue('addToCalendar', {
  add: 'Add to calendar',
  /** The specification's words, said after a file was really handed over. */
  added: (name: string, date: string) => `Added ${name} on ${date} to calendar`,
  addedText: 'If your calendar did not open by itself, open the downloaded file.',
  /** `moment`: what the day waits for, and the last reminder with it. */
  reminders: (moment: 'moonrise' | 'puja' | undefined) =>
    moment === undefined
      ? 'With reminders 7, 3 and 1 days before, and that morning.'
      : `With reminders 7, 3 and 1 days before, that morning, and ${moment === 'puja' ? 'when the midday puja begins' : 'at moonrise'}.`,
  failed: 'The file could not be made',
  failedText: 'Please try again.',
  others: 'Google Calendar and subscription',
  google: 'Open in Google Calendar',
  googleText: 'Google asks you to save it there.',
  subscribe: 'Subscribe to every festival',
  subscribeText: (city: string) =>
    `All festivals for ${city}, kept up to date by your calendar program.`,
  copy: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  placeOfPhone:
    'A subscription needs a city of the list. Choose one near you, and it is offered here.',
})
