import type { Site } from '#contract/site.ts'

/** The temple details of a new installation, until staff enter their own. */
export const firstSite: Site = {
  name: 'Shri Ganesha Mandir',
  locality: 'Pune, Maharashtra',
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  address: [
    'Shri Ganesha Mandir',
    '108 Modak Lane, Kasba Peth',
    'Pune, Maharashtra 411011',
    'India',
  ],
  phone: '+91 20 5550 0108',
  email: 'namaste@ganeshamandir.example',
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
