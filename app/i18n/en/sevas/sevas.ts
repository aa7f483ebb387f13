import { catalogue } from '#app/i18n/words.ts'

/** The page on which devotees request a yearly seva. */
export const sevas = catalogue('sevas', {
  page: {
    title: 'Yearly seva',
    description:
      'Arrange a puja, abhishek or annadan every year on a tithi or a date: a birthday, a punyatithi, a festival.',
  },
  failed: 'This page could not be loaded',
  eyebrow: 'Shashvat seva',
  heading: 'Yearly seva',
  intro: 'A puja, abhishek or annadan in your family’s name, every year on the same tithi or date.',
  howHeading: 'How it works',
  steps: [
    'Choose the seva and the day. If you know only a date of birth or death, we find its tithi. Our almanac finds the day each year.',
    'We call or write to agree on the amount. A seva can be for some years or for good.',
    'You get an email a month and a day before, and our thanks with next year’s date.',
  ],
  form: {
    heading: 'Request a seva',
    kind: 'Seva',
    chooseKind: 'Choose a seva',
    occasion: 'Occasion',
    chooseOccasion: 'Choose an occasion',
    inName: 'In whose name, or in memory of',
    gotra: 'Gotra (optional)',
    by: 'Repeats',
    lunarMonth: 'Lunar month',
    month: 'Month',
    tithi: 'Tithi',
    day: 'Day',
    dates: 'Its next days',
    years: 'For how long?',
    fullName: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    phoneHint: 'So that we can call you about the amount.',
    send: 'Send request',
    sending: 'Sending...',
  },
  sent: {
    title: 'We received your request',
    text: 'We will call or write to you. The seva begins once we confirm it.',
    next: (day: string) => `Its next day is ${day}.`,
    reference: (reference: string) => `Your reference: ${reference}`,
    another: 'Request another seva',
  },
  mine: {
    heading: 'Your yearly sevas',
    done: (day: string) => `Last performed on ${day}`,
  },
  tax: 'Annadan is a donation; with a PAN, your receipt can be used for 80G. What you give for a puja or abhishek is a fee and cannot.',
})
