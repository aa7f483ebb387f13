import type { Role } from '#contract/accounts/roles.ts'
import { staffLanguage, type InLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { wordsOf } from './words.ts'
import { templeLines } from '#contract/site/addressText.ts'

type Temple = Pick<Site, 'name' | 'address' | 'phone'>

/** The owner of the account and the address to write to. */
type Addressee = InLanguage & {
  readonly to: string
  readonly username: string
  readonly temple: Temple
}

const layout = (
  { to, temple, language }: Omit<Addressee, 'username'>,
  { subject }: { subject: (temple: string) => string },
  blocks: readonly Block[],
): Mail => ({
  to,
  subject: subject(temple.name),
  ...renderEmailLayout({
    language,
    heading: wordsOf(language).namaste,
    blocks,
    footer: [templeLines(temple).join('\n')],
  }),
})

const link = (label: string, url: string): Block => ({ link: { label, url } })

export const confirmMail = (of: Addressee, url: string): Mail => {
  const words = wordsOf(of.language)
  const { text, button, expiry, notYou } = words.confirm
  const paragraph = text(of.temple.name, of.username)
  return layout(of, words.confirm, [paragraph, link(button, url), expiry, notYou])
}

export const changeMail = (of: Addressee, url: string): Mail => {
  const words = wordsOf(of.language)
  const { text, button, expiry, notYou } = words.change
  const paragraph = text(of.temple.name, of.username)
  return layout(of, words.change, [paragraph, link(button, url), expiry, notYou])
}

/** To the previous address. */
export const emailChangedMail = (of: Addressee, email: string): Mail => {
  const words = wordsOf(of.language)
  const { text, notYou } = words.changed
  return layout(of, words.changed, [text(of.username, email), notYou(of.temple.phone)])
}

export const resetMail = (of: Addressee, url: string): Mail => {
  const words = wordsOf(of.language)
  const { text, button, expiry, notYou } = words.reset
  return layout(of, words.reset, [text(of.username), link(button, url), expiry, notYou])
}

export const passwordChangedMail = (of: Addressee): Mail => {
  const words = wordsOf(of.language)
  const { text, notYou } = words.passwordChanged
  return layout(of, words.passwordChanged, [text(of.username), notYou])
}

/** To the owner of an address that somebody tried to use for another account. */
export const existingAccountMail = (of: Addressee, url: string): Mail => {
  const words = wordsOf(of.language)
  const { text, hint, button, notYou } = words.known
  return layout(of, words.known, [text(of.username), hint, link(button, url), notYou])
}

export const totpMail = (of: Addressee, isOn: boolean): Mail => {
  const words = wordsOf(of.language)
  const { on, off, notYou } = words.totp
  return layout(of, words.totp, [(isOn ? on : off)(of.username), notYou])
}

type Invited = { readonly who: string; readonly role: Role; readonly url: string }

/** To somebody who may have no account yet. */
export const invitationMail = (
  { to, temple }: Pick<Addressee, 'to' | 'temple'>,
  { who, role, url }: Invited,
): Mail => {
  const words = wordsOf(staffLanguage)
  const { text, button, expiry, notYou } = words.invitation
  const paragraph = text(temple.name, who, role)
  const blocks = [paragraph, link(button, url), expiry, notYou]
  return layout({ to, temple, language: staffLanguage }, words.invitation, blocks)
}

export const deletedMail = (of: Addressee): Mail => {
  const { deleted } = wordsOf(of.language)
  return { ...layout(of, deleted, [deleted.text(of.username)]), isLast: true }
}
