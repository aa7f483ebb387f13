import type { TempleSite } from '#contract/site/admin.ts'
import type { SetUpState } from '#server/features/site/repository.ts'

/**
 * The temple details of a new installation until staff enter their own. Its place and its hours are
 * the specification's.
 */
export const firstSite: TempleSite = {
  name: 'Shri Ganesha Mandir',
  locality: 'Pune, Maharashtra',
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  // Nothing invented that a visitor could go to, call or write to.
  address: ['Pune, Maharashtra', 'India'],
  phone: '',
  email: '',
  officeHours: '10:00 AM - 6:00 PM Mon-Sat',
  templeHours: [
    { days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' },
    { days: 'Sat-Sun', hours: '5 AM-9 PM' },
    { days: 'Festival days', hours: '4 AM-11 PM' },
  ],
  phoneHours: 'Mon-Sat 10 AM-6 PM',
  city: { name: 'Pune', latitude: 18.5196, longitude: 73.8553, timeZone: 'Asia/Kolkata' },
  social: {},
}

/** It opens with its shop shut, and with everything still to set up. */
export const firstSetUp: SetUpState = { isShopShut: true, settled: [] }
