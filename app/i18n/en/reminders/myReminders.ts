import { catalogue } from '#app/i18n/words.ts'

/** The reminders of an account. */
export const myReminders = catalogue('myReminders', {
  heading: 'Reminders',
  none: 'You have no festival reminders yet.',
  open: 'Change or stop',
  set: 'Set reminders',

  channel: {
    push: 'Notifications on a phone',
    email: (address: string) => `Emails to ${address}`,
    whatsapp: (address: string) => `WhatsApp messages to ${address}`,
  },
  over: 'A festival that is over',
  status: { pending: 'Not confirmed yet', active: 'On', paused: 'Paused', stopped: 'Stopped' },
  refused: 'Not arriving. Open the app on that device once.',
})
