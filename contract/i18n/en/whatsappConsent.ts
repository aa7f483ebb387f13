import { inBuild } from '#contract/i18n/built.ts'

/** Shown above the button of the specification's form, and stored with the consent. */
export const whatsappConsent = /* @__PURE__ */ inBuild(
  'I agree to receive WhatsApp messages from the temple about Ganesha festivals: 7, 3 and 1 days before, and on the day. I can stop them at any time by replying STOP.',
)

/** The same where festivals and days were chosen first. */
export const whatsappConsentToChosen = /* @__PURE__ */ inBuild(
  'I agree to receive WhatsApp messages from the temple about the Ganesha festivals I chose, at the times I chose. I can stop them at any time by replying STOP.',
)
