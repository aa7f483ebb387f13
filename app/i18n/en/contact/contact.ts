import { catalogue } from '#app/i18n/words.ts'

export const contact = catalogue('contact', {
  page: {
    title: 'Contact us: address, opening hours and phone',
    description: 'Write to the temple, or find its address, hours and phone number.',
  },
  heading: 'Contact Us',
  intro: 'Write to us in any language. Someone at the temple reads every message.',
  details: 'Phone, email and address',
  address: 'Address',
  templeHours: 'Temple hours',
  alsoOpen: (from: string, until: string) => `Also ${from} - ${until}, for the moonrise`,
  pujasToo: 'For a booked puja the temple is also open outside these hours.',
  phoneSupport: 'Phone support',
  phone: 'Phone',
  email: 'Email',
  form: {
    heading: 'Send a message',
    name: 'Your name',
    email: 'Email',
    emailHint: 'We’ll reply to this address.',
    subject: 'Subject',
    chooseSubject: 'Choose a subject',
    subjects: {
      puja: 'Puja Inquiry',
      product: 'Product Inquiry',
      donation: 'Donation Question',
      service: 'Other Services',
      feedback: 'Feedback',
    },
    message: 'Message',
    wantsNewsletter: 'Email me festival news and spiritual content',
    newsletterHint: 'We’ll email you a link to confirm.',
    send: 'Send Message',
    sending: 'Sending...',
  },
  thanks: {
    heading: 'Thank you for writing',
    text: 'We have your message and will reply by email.',
  },
  saved: {
    heading: 'Your message is saved on this phone',
    text: 'We’ll send it when you’re online, even if you close this page.',
    open: 'Open the outbox',
  },
  another: 'Write another message',
  outbox: {
    name: 'Message to the temple',
    success: {
      title: 'Message sent successfully!',
      description: 'We’ll reply by email.',
    },
    failure: { title: 'Message sending failed' },
  },
  map: {
    heading: 'How to find us',
    label: (temple: string) => `Sketch map of ${temple} and nearby towns`,
    note: 'Drawn to scale. Roads are not shown.',
    scale: (km: number) => `${km} km`,
    north: 'N',
    open: 'Open in your map app',
  },
  way: {
    label: ({
      temple,
      road,
      lane,
      landmark,
    }: Record<'temple' | 'road' | 'lane' | 'landmark', string>) =>
      `Sketch map, not to scale: ${lane} turns off ${road} at this landmark: ${landmark}. ${temple} is on ${lane}.`,
    north: 'N',
    temple: 'The temple',
  },
})
