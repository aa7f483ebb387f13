import { remindersOffered } from '#contract/i18n/en/calendarPageConsent.ts'
import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/reminders/neverMiss.ts'

export const neverMiss = catalogue('neverMiss', {
  title: 'एकही सण चुकवू नका',
  text: remindersOffered,
  ways: 'आठवण कशी करून द्यावी',
  whatsapp: 'WhatsApp वर आठवण',
  email: 'ईमेलने आठवण',
  choose: 'सण आणि दिवस निवडा',
  change: 'बदला किंवा बंद करा',
} satisfies Words<typeof english.neverMiss.english>)
