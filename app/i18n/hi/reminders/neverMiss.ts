import { remindersOffered } from '#contract/i18n/hi/calendarPageConsent.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/reminders/neverMiss.ts'

export const neverMiss = catalogue('neverMiss', {
  title: 'कोई त्योहार न छूटे',
  text: remindersOffered,
  ways: 'कैसे याद दिलाएँ',
  whatsapp: 'WhatsApp पर रिमाइंडर',
  email: 'ईमेल से रिमाइंडर',
  choose: 'त्योहार और दिन चुनें',
  change: 'बदलें या बंद करें',
} satisfies Words<typeof english.neverMiss.english>)
