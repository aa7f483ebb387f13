import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const degrees = (typed: string, positive: string, negative: string): string =>
  typed.startsWith('-') ? `${typed.slice(1)}° ${negative}` : `${typed}° ${positive}`

export const adminSite = catalogue('adminSite', {
  title: 'Settings',
  intro:
    'What the site says about the temple, and what the temple requires of its staff. Each section is saved on its own.',
  sections: {
    temple: 'The temple',
    app: 'The app on the phone',
    visiting: 'Visiting',
    puja: 'Puja',
    giving: 'Donations and receipts',
    shop: 'Shop',
    email: 'Email',
    backups: 'Backups',
    server: 'Server',
    safety: 'Safety',
  },
  holds: {
    temple: 'Name, address, phone and email; the place for the almanac; links',
    app: 'Name under the icon, colours and icon',
    visiting: 'Hours, daily worship, priests and directions',
    puja: 'How many people each slot takes, how early to book, and closed days',
    giving: 'UPI ID, purposes, the trust’s PAN and 80G; logo, signature and seal',
    shop: 'GSTIN, and what delivery costs',
    email: 'Mail server, and what the office gets by email',
    backups: 'The latest ones, and one more at once',
    server: 'Disk, database and version',
    safety: 'Two-step login for staff',
  },
  missing: (what: string) => `Not there yet: ${what}`,
  mailServer: 'a mail server',
  goodBackup: 'a first backup',
  all: 'All settings',
  sectionsLabel: 'Sections of the settings',
  mail: {
    smtp: 'Emails go out through the mail server.',
    files: 'Emails are written to files on this computer and reach nobody.',
    waiting: (count: number) =>
      counted(count, { one: '1 email is waiting.', other: `${count} emails are waiting.` }),
    test: 'Send a test to myself',
    sent: (to: string) => `Sent to ${to}. The mail server accepted it.`,
    filed: (to: string) => `Written to a file for ${to}. No mail server is set up here.`,
    refused: (to: string) => `The email to ${to} was not sent.`,
    loading: 'Checking email...',
  },
  officeMail: {
    how: 'Emails to the office about bookings',
    hows: {
      once: 'One for each booking, at once',
      daily: 'One summary a day',
      none: 'None',
    },
    at: 'Time of the summary',
    atHint:
      'Temple time. Covers today’s pujas, what needs attention, yesterday’s donations, dakshina and orders, and any problems. Nothing is sent on a day without any of these.',
  },
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
    'One row each: days, a colon, then the hours. Example: Mon-Fri: 6 AM-12 PM and 4-9 PM. From the rows of weekdays and of Festival days (the great days of the calendar) follow whether the temple is open now, and which times can be booked.',
  templeHoursWrong:
    'Please write each row as days, a colon and hours with AM or PM, for example Mon-Fri: 6 AM-12 PM and 4-9 PM',
  visit: {
    title: 'Worship, priests and directions',
    aartis: 'Daily worship',
    aartisText: 'Shown on the About page, in order of time.',
    aartiFields: {
      name: 'Name of the worship',
      text: 'What happens, in one sentence',
      from: 'When',
      times: {
        midnight: 'At a fixed time',
        sunrise: 'Around sunrise',
        sunset: 'Around sunset',
      },
      time: 'Time',
      timeMissing: 'Please enter a time',
      minutes: 'Minutes after',
      minutesHint: 'Write -30 for half an hour before.',
      minutesWrong: 'Please enter the minutes, 0 for the moment itself',
    },
    addAarti: 'Add worship',
    priests: 'Priests',
    priestsText: 'Shown on the About page, in this order.',
    priestFields: {
      name: 'Name of the priest',
      duties: 'What they do',
      languages: 'Languages',
      languagesHint: 'Optional. For example Marathi, Hindi, English',
    },
    addPriest: 'Add priest',
    way: 'Directions',
    wayText:
      'For the sketch on the contact page. It shows the road running upwards, the lane turning off to the right, and the temple on the left of the lane. Leave these fields empty if that is not how it is.',
    wayFields: {
      directions: 'Directions in words',
      road: 'Main road',
      lane: 'Lane of the temple',
      landmark: 'Landmark at the corner',
      north: 'North on the sketch',
      norths: { up: 'Up', right: 'Right', down: 'Down', left: 'Left' },
    },
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
  },
  place: 'Place for the almanac',
  placeHint:
    'Sunrise, moonrise and all festivals are computed for this place. Another place changes the whole calendar.',
  placeAt: (north: string, east: string) =>
    `${degrees(north, 'north', 'south')}, ${degrees(east, 'east', 'west')}`,
  chooseCity: 'Choose city',
  movePlace: (place: string) => `Move the temple to ${place}?`,
  movePlaceText: (before: string) =>
    `Sunrise, moonrise and the dates of all festivals are then computed for it, and no longer for ${before}. Visitors see that once you save.`,
  movePlaceConfirm: 'Move',
  close: 'Close',
  noCity: (typed: string) =>
    `No city called “${typed}” in the list. Choose a larger one nearby, or type your place with its coordinates.`,
  typePlace: 'Not in the list? Type the place',
  cityFields: {
    name: 'City',
    latitude: 'Latitude (degrees north)',
    longitude: 'Longitude (degrees east)',
    latitudeWrong: 'Please enter a number from -90 to 90, for example 18.52. South is negative.',
    longitudeWrong: 'Please enter a number from -180 to 180, for example 73.86. West is negative.',
    timeZone: 'Time zone',
    timeZoneHint: 'The time zone of this place. For India: Asia/Kolkata',
  },
  links: 'Services and other sites',
  upiAddress: 'UPI ID',
  upiAddressHint: 'For example name@bank. Leave this empty if you have none.',
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
  servicesWrong: 'Please write a name, a colon and one of the pages in each row',
  shop: 'Shop',
  shopText: (above: string) =>
    `What delivery costs, with GST. Standard delivery within India is free for orders above ${above}.`,
  shopFields: {
    gstin: 'GSTIN of the temple',
    gstinHint:
      'Optional. With it, invoices show CGST and SGST or IGST; without it, each is a bill of supply. Invoices already issued do not change.',
    standardFee: 'Standard delivery in India, in rupees',
    expressFee: 'Express delivery in India, in rupees',
    wholeNumber: 'Please enter whole rupees, 0 if it is free',
  },
  otherPan: (pan: string) =>
    `This GSTIN belongs to another PAN than the trust’s, ${pan}. Please check both.`,
  countries: 'Other countries you send parcels to',
  countriesText:
    'Each has one fee for standard delivery. Without any, the shop delivers only within India.',
  country: 'Country',
  countryFee: 'Delivery, in rupees',
  countryFeeWrong: 'Please enter whole rupees, 0 if it is free',
  chooseCountry: 'Please choose',
  countryMissing: 'Please choose a country',
  countryTwice: 'This country is in the list already',
  addCountry: 'Add country',
  removeCountry: (name: string) => `Remove ${name}`,
  thisRow: 'this row',
  giving: 'Donations and receipts',
  donationPurposes: 'Purposes donors can choose',
  donationPurposesHint: 'One per row. Receipts already issued do not change.',
  trustFields: {
    registration: 'Registration number of the trust',
    registrationHint: 'Printed on PDF receipts. Leave this empty if you have none.',
    pan: 'PAN of the trust',
    is80G: 'The trust gives receipts for a tax deduction under section 80G',
  },
  is80GText:
    'Donors can then give their PAN and address. New receipts show the details below; receipts already issued do not change.',
  eightyGFields: {
    registration: 'Unique registration number (URN) for 80G',
    date: 'Date of registration',
    section: 'Section of the Act',
  },
  staffHint:
    'Two-step login asks for a code from an app on the phone as well as the password. Staff cannot open the rest of the back office until they have set it up. Set it up for yourself first.',
  isTotpRequired: 'Require two-step login for staff',
  whyPassword: {
    upi: 'A new UPI ID sends donations to another account, so we ask for your password. We email the other administrators about it.',
    totp: 'This changes how staff log in, so we ask for your password. We email the other administrators about it.',
  },
  saved: 'Saved. The site shows it now.',
})
