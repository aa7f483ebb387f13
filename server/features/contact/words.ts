import type { ContactSubject } from '#contract/contact/public.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

const subjects: Readonly<Record<ContactSubject, string>> = {
  puja: 'Puja Inquiry',
  product: 'Product Inquiry',
  donation: 'Donation Question',
  service: 'Other Services',
  feedback: 'Feedback',
}

/** The English text of emails to and from the temple. */
export const en = {
  subjects,
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
  heading: 'A message from the website',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  replySubject: (subject: string) => `Re: ${subject}`,
  replyHeading: (temple: string) => `A reply from ${temple}`,
  greeting: (name: string) => `Namaste ${name},`,
  youWrote: 'You wrote:',
  answer: (name: string) => `Reply to this email to answer ${name}.`,
}

export const wordsOf = wordsIn({ en, mr, hi })
