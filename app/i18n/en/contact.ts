import { catalogue } from '#app/i18n/words.ts'

export const contact = catalogue('contact', {
  page: {
    title: 'Contact',
    description: 'Write to the temple; its address, hours and telephone.',
  },
  heading: 'Contact Us',
  intro: 'Write to us in any language you like. A person of the temple reads every message.',
  details: 'The temple',
  address: 'Address',
  templeHours: 'Temple hours',
  phoneSupport: 'Phone support',
  phone: 'Phone',
  email: 'Email',
  form: {
    heading: 'Send a message',
    name: 'Your name',
    email: 'Email',
    emailHint: 'The temple answers to this address.',
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
    wantsNewsletter: 'Send me festival dates and spiritual content by e-mail',
    newsletterHint: 'You get one e-mail first, with a link to confirm.',
    send: 'Send Message',
    sending: 'Sending...',
  },
  another: 'Write another message',
  outbox: {
    name: 'Message to the temple',
    success: {
      title: 'Message sent successfully!',
      description: 'The temple will answer by e-mail.',
    },
    failure: { title: 'Message sending failed' },
  },
  map: {
    heading: 'How to find us',
    label: (temple: string) => `Sketch of where ${temple} lies among the towns around it`,
    note: 'Drawn to scale from the towns’ positions; roads are left out.',
    scale: (km: number) => `${km} km`,
    north: 'N',
    open: 'Open in your map app',
  },
})
