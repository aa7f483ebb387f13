import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

/** Finding a section, a person, a booking, a donation or an order from anywhere. */
export const adminJump = catalogue('adminJump', {
  open: 'Find',
  title: 'Find in the back office',
  label: 'Name, phone, email or reference',
  keys: 'Ctrl K',
  kinds: {
    section: 'Section',
    devotee: 'Devotee',
    booking: 'Booking',
    donation: 'Donation',
    order: 'Order',
    message: 'Message',
    person: 'Account',
    product: 'Product',
    page: 'Page',
    setting: 'Settings',
  },
  none: 'Nothing found. Try a part of the name, or the last digits of the phone.',
  searching: 'Searching...',
  found: (count: number) => counted(count, { one: '1 result', other: `${count} results` }),
})
