import { describe, expect, test } from 'vitest'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { whatsappTemplates as templatesHi } from '#contract/i18n/hi/whatsappTemplates.ts'
import { whatsappTemplates as templatesMr } from '#contract/i18n/mr/whatsappTemplates.ts'
import { translationLanguages, type TranslationLanguage } from '#contract/translations/kinds.ts'
import * as accounts from '#server/features/accounts/words.ts'
import * as dakshina from '#server/features/bookings/dakshina/mailWords.ts'
import * as dakshinaReceipt from '#server/features/bookings/dakshina/words.ts'
import * as bookings from '#server/features/bookings/words.ts'
import * as contact from '#server/features/contact/words.ts'
import * as donations from '#server/features/donations/mailWords.ts'
import * as receipts from '#server/features/donations/receipts/words.ts'
import * as festivals from '#server/features/festivals/words.ts'
import * as monthlyGifts from '#server/features/monthlyGifts/mailWords.ts'
import * as newsletter from '#server/features/newsletter/words.ts'
import * as orders from '#server/features/orders/mailWords.ts'
import * as push from '#server/features/push/words.ts'
import * as reminders from '#server/features/reminders/words.ts'
import * as sevas from '#server/features/sevas/words.ts'
import * as hours from '#server/features/site/hoursWords.ts'
import * as sponsorships from '#server/features/sponsorships/words.ts'
import * as whatsapp from '#server/features/whatsapp/words.ts'

const features: Readonly<Record<string, (language: TranslationLanguage) => object>> = {
  accounts: accounts.wordsOf,
  bookings: bookings.wordsOf,
  dakshina: dakshina.wordsOf,
  dakshinaReceipt: dakshinaReceipt.receiptWordsOf,
  contact: contact.wordsOf,
  donations: donations.wordsOf,
  receipts: receipts.secondWordsOf,
  festivals: festivals.wordsOf,
  monthlyGifts: monthlyGifts.wordsOf,
  newsletter: newsletter.wordsOf,
  orders: orders.wordsOf,
  push: push.wordsOf,
  reminders: reminders.wordsOf,
  messages: reminders.messagesOf,
  sevas: sevas.wordsOf,
  hours: hours.hoursWordsOf,
  sponsorships: sponsorships.wordsOf,
  whatsappTemplates: (language) => ({ mr: templatesMr, hi: templatesHi })[language],
  whatsapp: whatsapp.wordsOf,
}

/** Stands for a name, a sum or facts that hold them: each of its parts is written as `अ`. */
const sample: unknown = new Proxy({}, { get: () => () => 'अ' })

/** These need real dates, roles or choices, and are tested below or in the contract. */
const withFacts =
  /^(?:accepted|body|date|dateText|dayName|days|dayText|event|exactWords|feed|festival|festivals|inWords|invitation|invited|messages|movedReason|roleSet|ruleText|sanskritName|slotText|spans|times)$/

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsIn(words(sample, sample, sample))
  return Object.entries(words ?? {}).flatMap(([name, each]) =>
    typeof each !== 'string' && withFacts.test(name) ? [] : textsIn(each),
  )
}

/** Names that are written in Latin letters everywhere, and addresses. */
const latin = /\b(?:STOP|WhatsApp)\b|\/reminders/g

const withoutEnglish = (...texts: readonly string[]) => {
  for (const text of texts) expect(text.replace(latin, '')).not.toMatch(/[a-z]{4}/i)
}

describe.each(translationLanguages)('In %s', (language) => {
  test.each(Object.keys(features))('%s has no English words', (name) =>
    withoutEnglish(...textsIn({ [name]: features[name]?.(language) })),
  )

  test('people and roles are named without any', () => {
    const { accepted, invitation, invited, roleSet } = accounts.wordsOf(language)
    withoutEnglish(
      accepted.text('मीरा', 'desk'),
      invitation.text('गणेश', 'मीरा', 'treasurer'),
      invited.text('मीरा', 'a@b.in', 'priest'),
      roleSet.text('मीरा', 'आशा', { before: 'user', after: 'admin' }),
    )
  })

  test('stars and signs are named without any', () =>
    withoutEnglish(...[...nakshatras, ...rashis].map(bookings.wordsOf(language).sanskritName)))
})
