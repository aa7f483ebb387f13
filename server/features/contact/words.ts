import type { ContactSubject } from '#contract/contact.ts'

const subjects: Readonly<Record<ContactSubject, string>> = {
  puja: 'Puja Inquiry',
  product: 'Product Inquiry',
  donation: 'Donation Question',
  service: 'Other Services',
  feedback: 'Feedback',
}

/** What the mail to the temple says, in English. */
export const en = {
  subjects,
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
  heading: 'A message from the website',
  name: 'Name',
  email: 'E-mail',
  subject: 'Subject',
  answer: (name: string) => `Answer this mail, and your answer goes to ${name}.`,
}

export type ContactWords = typeof en
