import { catalogue } from '#app/i18n/words.ts'

/** The keyboard shortcuts of the office. */
export const adminKeys = catalogue('adminKeys', {
  open: 'Keys',
  title: 'Keyboard shortcuts',
  places: {
    'counter/booking': 'New booking',
    'counter/donation': 'New donation',
    'counter/sale': 'Shop sale',
    'counter/donation/hundi': 'Hundi',
    'counter/cash': 'Close the day',
  },
  others: [
    ['Ctrl+K', 'Find, also while typing'],
    ['/', 'Find'],
    ['?', 'These shortcuts'],
  ] as [keys: string, what: string][],
  close: 'Close',
})
