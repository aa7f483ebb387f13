import { consentLinks } from '#server/consents/links.ts'

export const reminderLinks = consentLinks({
  secret: 'reminder links',
  page: '/reminders',
  oneClick: '/hooks/reminders/stop',
  purposes: ['reminder'],
})

/** What a puja at home needs, to tick off. */
export const listUrl = (publicUrl: string, rite: string): string =>
  `${publicUrl}/puja/guide/${rite}#samagri`

/** In every reminder: it changes, pauses and stops. */
export const reminderToken = reminderLinks.tokenFor('reminder')
