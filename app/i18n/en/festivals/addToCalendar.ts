import { catalogue } from '#app/i18n/words.ts'

const moments = {
  moonrise: 'at moonrise',
  puja: 'when the midday puja begins',
  worship: 'when its hours begin',
}

export const addToCalendar = catalogue('addToCalendar', {
  add: 'Add to calendar',
  /** Of the same button, beside a larger one. */
  addShort: 'Add',
  /** Of the sign in a row. */
  addNamed: (name: string, date: string) => `Add to calendar: ${name}, ${date}`,
  /** The specification's text, shown only after the browser has received a file. */
  added: (name: string, date: string) => `Added ${name} on ${date} to calendar`,
  addedText: 'If your calendar did not open, open the downloaded file.',
  /** `moment`: what the day waits for, and the last reminder comes at. */
  reminders: (moment: keyof typeof moments | undefined) =>
    moment === undefined
      ? 'With reminders 7, 3 and 1 days before, and that morning.'
      : `With reminders 7, 3 and 1 days before, that morning, and ${moments[moment]}.`,
  failed: 'Calendar file not created',
  failedText: 'Please try again.',
  others: 'Other calendars',
  google: 'Open in Google Calendar',
  googleText: 'Save the event there.',
  subscribe: 'Subscribe to every festival',
  subscribeText: (city: string) =>
    `All festivals for ${city}, updated in your calendar automatically.`,
  subscribeGroup: (group: string) => `Subscribe to: ${group}`,
  subscribeGroupText: (group: string, city: string) =>
    `${group} for ${city}, updated in your calendar automatically.`,
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  placeOfPhone: 'To subscribe, choose a city near you from the list.',
})
