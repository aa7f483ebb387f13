import { catalogue } from '#app/i18n/words.ts'

export const contact = catalogue('contact', {
  address: 'Address',
  templeHours: 'Temple hours',
  phoneSupport: 'Phone support',
  phone: 'Phone',
  email: 'Email',
})
