import type { InLanguage, Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { consentMail } from '#server/consents/consentMail.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'
import { wordsOf } from './words.ts'

type Temple = Pick<Site, 'name' | 'address'>

type Links = {
  /** The page of a subscription, with its buttons. */
  readonly page: string
  /** The address for the one-click unsubscribe of mail programs. */
  readonly oneClick?: string
}

/** Asks whether the newsletter is wanted, and the daily mantra if it was asked for. */
export const confirmationMail = (
  to: string,
  temple: Temple,
  { page }: Links,
  { dailyMantra, language }: InLanguage & { readonly dailyMantra: boolean },
): Mail => {
  const { confirm } = wordsOf(language)
  const request = dailyMantra ? confirm.requestWithMantra : confirm.request
  const words = { ...confirm, subject: confirm.subject(temple.name) }
  return consentMail(to, temple, { language, blocks: [request(temple.name)], page }, words)
}

const subscribedMail = (
  to: string,
  temple: Temple,
  { page, oneClick }: Links,
  {
    language,
    subject,
    heading,
    blocks,
  }: InLanguage & { subject: string; heading: string; blocks: Block[] },
): Mail => ({
  to,
  subject,
  ...renderEmailLayout({
    language,
    heading,
    blocks,
    footer: [sender(temple), { link: { label: wordsOf(language).unsubscribe, url: page } }],
  }),
  ...(oneClick !== undefined && { list: { unsubscribeUrl: oneClick } }),
})

/**
 * To those who subscribe again: the form cannot tell them, because it gives everybody the same
 * answer.
 */
export const alreadySubscribedMail = (
  to: string,
  temple: Temple,
  links: Links,
  language: Language,
): Mail => {
  const { already } = wordsOf(language)
  const subject = already.subject(temple.name)
  return subscribedMail(to, temple, links, {
    ...already,
    language,
    subject,
    blocks: [already.text],
  })
}

/** To a subscriber who asks for the daily mantra: somebody else may have typed the address. */
export const mantraOfferMail = (
  to: string,
  temple: Temple,
  { page }: Links,
  language: Language,
): Mail => {
  const { dailyMantra, confirm } = wordsOf(language)
  const { offer } = dailyMantra
  const words = { ...confirm, ...offer, subject: offer.subject(temple.name) }
  return consentMail(to, temple, { language, blocks: [offer.text], page }, words)
}

export const welcomeMail = (
  to: string,
  temple: Temple,
  links: Links,
  { dailyMantra, language }: InLanguage & { readonly dailyMantra: boolean },
): Mail => {
  const { welcome } = wordsOf(language)
  return subscribedMail(to, temple, links, {
    ...welcome,
    language,
    subject: welcome.subject(temple.name),
    blocks: [welcome.text, ...(dailyMantra ? [welcome.mantra] : []), welcome.blessing],
  })
}
