import { catalogue } from '#app/i18n/words.ts'

const degrees = (typed: string, positive: string, negative: string): string =>
  typed.startsWith('-') ? `${typed.slice(1)}° ${negative}` : `${typed}° ${positive}`

export const adminSite = catalogue('adminSite', {
  title: 'Settings',
  intro:
    'What the site says about the temple, and what the temple requires of its staff. Changes appear everywhere as soon as you save.',
  temple: 'The temple',
  name: 'Name of the temple',
  locality: 'Town and state',
  localityHint: 'Shown under the name.',
  tagline: 'Welcome line on the home page',
  reach: 'Address and contact',
  address: 'Address',
  addressHint: 'One line per row.',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  officeHours: 'Office hours',
  officeHoursHint: 'Shown at the foot of each page.',
  phoneHours: 'Phone hours',
  templeHours: 'Temple hours',
  templeHoursHint:
    'One row each: days, a colon, then the hours. Example: Mon-Fri: 6 AM-12 PM and 4-9 PM',
  templeHoursError: 'Please write days, a colon and hours in each row',
  place: 'Place for the almanac',
  placeHint:
    'Sunrise, moonrise and all festivals are computed for this place. Another place changes the whole calendar.',
  placeAt: (north: string, east: string) =>
    `${degrees(north, 'north', 'south')}, ${degrees(east, 'east', 'west')}`,
  chooseCity: 'Choose city',
  close: 'Close',
  noCity: (typed: string) =>
    `No city called “${typed}” in the list. Choose a larger one nearby, or type your place with its coordinates.`,
  typePlace: 'Not in the list? Type the place',
  cityName: 'City',
  latitude: 'Latitude (degrees north)',
  longitude: 'Longitude (degrees east)',
  wrongLatitude: 'Please enter a number from -90 to 90, for example 18.52. South is negative.',
  wrongLongitude: 'Please enter a number from -180 to 180, for example 73.86. West is negative.',
  timeZone: 'Time zone',
  timeZoneHint: 'The time zone of this place. For India: Asia/Kolkata',
  links: 'Payments and other sites',
  upi: 'UPI ID',
  upiHint: 'For example name@bank. Leave this empty if you have none.',
  linkHint: 'The full web address with https://. Optional.',
  social: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    whatsapp: 'WhatsApp',
  },
  services: 'Services at the foot of each page',
  servicesHint: (pages: string) =>
    `One row each: the name, a colon, then its page. Example: Temple Visit: /contact. Pages: ${pages}. Leave this empty for the standard list.`,
  servicesError: 'Please write a name, a colon and one of the pages in each row',
  shop: 'Shop',
  shopText: (above: string) =>
    `What delivery costs, with GST. Standard delivery within India is free for orders above ${above}.`,
  gstin: 'GSTIN of the temple',
  gstinHint:
    'Optional. With it, invoices show CGST and SGST or IGST; without it, each is a bill of supply. Invoices already issued do not change.',
  standardFee: 'Standard delivery in India, in rupees',
  expressFee: 'Express delivery in India, in rupees',
  fee: 'Please enter whole rupees, 0 if it is free',
  countries: 'Other countries you send parcels to',
  countriesText:
    'Each has one fee for standard delivery. Without any, the shop delivers only within India.',
  country: 'Country',
  countryFee: 'Delivery, in rupees',
  chooseCountry: 'Please choose',
  countryMissing: 'Please choose a country',
  countryTwice: 'This country is in the list already',
  addCountry: 'Add country',
  removeCountry: (name: string) => `Remove ${name}`,
  thisRow: 'this row',
  giving: 'Donations and receipts',
  purposes: 'Purposes donors can choose',
  purposesHint: 'One per row. Receipts already issued do not change.',
  trustRegistration: 'Registration number of the trust',
  trustPan: 'PAN of the trust',
  trustHint: 'Printed on PDF receipts. Leave this empty if you have none.',
  is80G: 'The trust gives receipts for a tax deduction under section 80G',
  is80GHint:
    'Donors can then give their PAN and address. New receipts show the details below; receipts already issued do not change.',
  eightyGRegistration: 'Unique registration number (URN) for 80G',
  eightyGDate: 'Date of registration',
  eightyGSection: 'Section of the Act',
  staff: 'Staff',
  staffHint:
    'Two-step login asks for a code from an app on the phone as well as the password. Staff cannot open the rest of the back office until they have set it up. Set it up for yourself first.',
  isTotpRequired: 'Require two-step login for staff',
  whyPassword: {
    upi: 'A new UPI ID sends donations to another account, so we ask for your password. We email the other administrators about it.',
    totp: 'This changes how staff log in, so we ask for your password. We email the other administrators about it.',
  },
  saved: 'Saved. The site shows it now.',
})
