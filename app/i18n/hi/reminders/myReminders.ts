import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/reminders/myReminders.ts'

export const myReminders = catalogue('myReminders', {
  heading: 'रिमाइंडर',
  none: 'आपने अभी कोई त्योहार नहीं चुना है।',
  open: 'बदलें या बंद करें',
  set: 'मुझे याद दिलाएँ',

  channel: {
    push: 'फ़ोन पर सूचनाएँ',
    email: (address: string) => `ईमेल: ${address}`,
    whatsapp: (address: string) => `WhatsApp संदेश: ${address}`,
  },
  over: 'बीत चुका त्योहार',
  status: {
    pending: 'पुष्टि बाकी है',
    active: 'चालू',
    paused: 'रुके हुए',
    stopped: 'बंद',
  },
  refused: 'सूचनाएँ वहाँ नहीं पहुँच रही हैं। उस डिवाइस पर ऐप एक बार खोलें।',
} satisfies Words<typeof english.myReminders.english>)
