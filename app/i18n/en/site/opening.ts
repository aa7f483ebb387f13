import { catalogue } from '#app/i18n/words.ts'

/** Whether the temple is open. */
export const opening = catalogue('opening', {
  open: 'Open now',
  closed: 'Closed',
  until: (time: string) => `until ${time}`,
  opens: (time: string) => `opens at ${time}`,
  opensOn: (day: string, time: string) => `opens ${day} at ${time}`,
  always: 'at all hours',
  tomorrow: 'tomorrow',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  noon: 'noon',
  midnight: 'midnight',
})
