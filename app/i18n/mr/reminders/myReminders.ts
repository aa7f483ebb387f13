import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/reminders/myReminders.ts'

export const myReminders = catalogue('myReminders', {
  heading: 'सणांची आठवण',
  none: 'आपण अजून एकही सण निवडलेला नाही.',
  open: 'बदला किंवा बंद करा',
  set: 'मला आठवण करून द्या',

  channel: {
    push: 'फोनवर सूचना',
    email: (address: string) => `ईमेल: ${address}`,
    whatsapp: (address: string) => `WhatsApp संदेश: ${address}`,
  },
  over: 'होऊन गेलेला सण',
  status: {
    pending: 'पुष्टी बाकी',
    active: 'चालू',
    paused: 'थांबवली',
    stopped: 'बंद',
  },
  refused: 'पोहोचत नाही. त्या फोनवर ॲप एकदा उघडा.',
} satisfies Words<typeof english.myReminders.english>)
