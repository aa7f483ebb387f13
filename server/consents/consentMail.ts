import type { InLanguage } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { renderEmailLayout, type Block } from '#server/emails/emailLayout.ts'
import { sender } from '#server/emails/sender.ts'

type Words = Readonly<Record<'subject' | 'heading' | 'button' | 'expiry' | 'notYou', string>>

/** Asks an address whether it wants what `blocks` say: anybody may have typed it. The button confirms. */
export const consentMail = (
  to: string,
  temple: Pick<Site, 'name' | 'address'>,
  {
    language,
    blocks,
    page,
  }: InLanguage & { readonly blocks: readonly Block[]; readonly page: string },
  { subject, heading, button, expiry, notYou }: Words,
): Mail => ({
  to,
  subject,
  ...renderEmailLayout({
    language,
    heading,
    blocks: [...blocks, { link: { label: button, url: page } }, expiry, notYou],
    footer: [sender(temple)],
  }),
})
