import type { Mailbox } from '#server/adapters/email/port.ts'

type Reachable = { readonly name: string; readonly phone: string }

/** The last line of an email: who writes, and the number to call if there is one. */
export const contactLine = ({ name, phone }: Reachable): string =>
  [name, phone].filter(Boolean).join(' · ')

/** `write to us or call +91 …`; a new temple may not have entered its number yet. */
export const writeOrCall = ({ phone }: Pick<Reachable, 'phone'>): string =>
  phone ? `write to us or call ${phone}` : 'write to us'

/** Where an answer to the temple's email goes: nowhere but to its sender if it has no address yet. */
export const replyToTemple = ({
  name,
  email,
}: {
  readonly name: string
  readonly email: string
}): { readonly replyTo?: Mailbox } => (email ? { replyTo: { name, address: email } } : {})
