import { consentLinks } from '#server/consents/links.ts'

export const reminderLinks = consentLinks({
  secret: 'reminder links',
  page: '/reminders',
  oneClick: '/hooks/reminders/stop',
  purposes: ['reminder'],
})

/** In every reminder: it changes, pauses and stops. */
export const reminderToken = reminderLinks.tokenFor('reminder')
