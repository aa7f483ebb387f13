import { describe, expect, test } from 'vitest'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { whatsappTemplates } from '#contract/i18n/en/whatsappTemplates.ts'
import { whatsappTemplates as whatsappTemplatesHi } from '#contract/i18n/hi/whatsappTemplates.ts'
import { whatsappTemplates as whatsappTemplatesMr } from '#contract/i18n/mr/whatsappTemplates.ts'
import * as accounts from '#server/features/accounts/words.ts'
import { hi as accountsHi } from '#server/features/accounts/words.hi.ts'
import { mr as accountsMr } from '#server/features/accounts/words.mr.ts'
import * as bookings from '#server/features/bookings/words.ts'
import { hi as bookingsHi } from '#server/features/bookings/words.hi.ts'
import { mr as bookingsMr } from '#server/features/bookings/words.mr.ts'
import * as dakshina from '#server/features/bookings/dakshina/mailWords.ts'
import { hi as dakshinaHi } from '#server/features/bookings/dakshina/mailWords.hi.ts'
import { mr as dakshinaMr } from '#server/features/bookings/dakshina/mailWords.mr.ts'
import * as dakshinaReceipt from '#server/features/bookings/dakshina/words.ts'
import { hi as dakshinaReceiptHi } from '#server/features/bookings/dakshina/words.hi.ts'
import { mr as dakshinaReceiptMr } from '#server/features/bookings/dakshina/words.mr.ts'
import * as contact from '#server/features/contact/words.ts'
import { hi as contactHi } from '#server/features/contact/words.hi.ts'
import { mr as contactMr } from '#server/features/contact/words.mr.ts'
import * as donations from '#server/features/donations/mailWords.ts'
import { hi as donationsHi } from '#server/features/donations/mailWords.hi.ts'
import { mr as donationsMr } from '#server/features/donations/mailWords.mr.ts'
import * as receipts from '#server/features/donations/receipts/words.ts'
import { hi as receiptsHi } from '#server/features/donations/receipts/words.hi.ts'
import { mr as receiptsMr } from '#server/features/donations/receipts/words.mr.ts'
import * as festivals from '#server/features/festivals/words.ts'
import { hi as festivalsHi } from '#server/features/festivals/words.hi.ts'
import { mr as festivalsMr } from '#server/features/festivals/words.mr.ts'
import * as monthlyGifts from '#server/features/monthlyGifts/mailWords.ts'
import { hi as monthlyGiftsHi } from '#server/features/monthlyGifts/mailWords.hi.ts'
import { mr as monthlyGiftsMr } from '#server/features/monthlyGifts/mailWords.mr.ts'
import * as newsletter from '#server/features/newsletter/words.ts'
import { hi as newsletterHi } from '#server/features/newsletter/words.hi.ts'
import { mr as newsletterMr } from '#server/features/newsletter/words.mr.ts'
import * as orders from '#server/features/orders/mailWords.ts'
import { hi as ordersHi } from '#server/features/orders/mailWords.hi.ts'
import { mr as ordersMr } from '#server/features/orders/mailWords.mr.ts'
import * as push from '#server/features/push/words.ts'
import { hi as pushHi } from '#server/features/push/words.hi.ts'
import { mr as pushMr } from '#server/features/push/words.mr.ts'
import * as reminders from '#server/features/reminders/words.ts'
import { hi as remindersHi, messages as messagesHi } from '#server/features/reminders/words.hi.ts'
import { mr as remindersMr, messages as messagesMr } from '#server/features/reminders/words.mr.ts'
import * as sevas from '#server/features/sevas/words.ts'
import { hi as sevasHi } from '#server/features/sevas/words.hi.ts'
import { mr as sevasMr } from '#server/features/sevas/words.mr.ts'
import * as hours from '#server/features/site/hoursWords.ts'
import { hi as hoursHi } from '#server/features/site/hoursWords.hi.ts'
import { mr as hoursMr } from '#server/features/site/hoursWords.mr.ts'
import * as sponsorships from '#server/features/sponsorships/words.ts'
import { hi as sponsorshipsHi } from '#server/features/sponsorships/words.hi.ts'
import { mr as sponsorshipsMr } from '#server/features/sponsorships/words.mr.ts'
import * as whatsapp from '#server/features/whatsapp/words.ts'
import { hi as whatsappHi } from '#server/features/whatsapp/words.hi.ts'
import { mr as whatsappMr } from '#server/features/whatsapp/words.mr.ts'

const languages = ['mr', 'hi'] as const

/** The types check what `wordsIn` will once these are offered: the same keys, texts and arguments. */
const inAll = <W>(_english: W, others: Readonly<Record<(typeof languages)[number], NoInfer<W>>>) =>
  others

const features: Readonly<Record<string, Readonly<Record<(typeof languages)[number], object>>>> = {
  accounts: inAll(accounts.wordsOf('en'), { mr: accountsMr, hi: accountsHi }),
  bookings: inAll(bookings.wordsOf('en'), { mr: bookingsMr, hi: bookingsHi }),
  dakshina: inAll(dakshina.wordsOf('en'), { mr: dakshinaMr, hi: dakshinaHi }),
  dakshinaReceipt: inAll(dakshinaReceipt.receiptWordsOf('en'), {
    mr: dakshinaReceiptMr,
    hi: dakshinaReceiptHi,
  }),
  contact: inAll(contact.wordsOf('en'), { mr: contactMr, hi: contactHi }),
  donations: inAll(donations.wordsOf('en'), { mr: donationsMr, hi: donationsHi }),
  receipts: inAll(receipts.secondWordsOf('en'), { mr: receiptsMr, hi: receiptsHi }),
  festivals: inAll(festivals.wordsOf('en'), { mr: festivalsMr, hi: festivalsHi }),
  monthlyGifts: inAll(monthlyGifts.wordsOf('en'), { mr: monthlyGiftsMr, hi: monthlyGiftsHi }),
  newsletter: inAll(newsletter.wordsOf('en'), { mr: newsletterMr, hi: newsletterHi }),
  orders: inAll(orders.wordsOf('en'), { mr: ordersMr, hi: ordersHi }),
  push: inAll(push.wordsOf('en'), { mr: pushMr, hi: pushHi }),
  reminders: inAll(reminders.wordsOf('en'), { mr: remindersMr, hi: remindersHi }),
  messages: inAll(reminders.messagesOf('en'), { mr: messagesMr, hi: messagesHi }),
  sevas: inAll(sevas.wordsOf('en'), { mr: sevasMr, hi: sevasHi }),
  hours: inAll(hours.hoursWordsOf('en'), { mr: hoursMr, hi: hoursHi }),
  sponsorships: inAll(sponsorships.wordsOf('en'), { mr: sponsorshipsMr, hi: sponsorshipsHi }),
  whatsappTemplates: inAll(whatsappTemplates, { mr: whatsappTemplatesMr, hi: whatsappTemplatesHi }),
  whatsapp: inAll(whatsapp.wordsOf('en'), { mr: whatsappMr, hi: whatsappHi }),
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

describe.each(languages)('In %s', (language) => {
  test.each(Object.keys(features))('%s has no English words', (name) =>
    withoutEnglish(...textsIn({ [name]: features[name]?.[language] })),
  )

  test('people and roles are named without any', () => {
    const { accepted, invitation, invited, roleSet } = { mr: accountsMr, hi: accountsHi }[language]
    withoutEnglish(
      accepted.text('मीरा', 'desk'),
      invitation.text('गणेश', 'मीरा', 'treasurer'),
      invited.text('मीरा', 'a@b.in', 'priest'),
      roleSet.text('मीरा', 'आशा', { before: 'user', after: 'admin' }),
    )
  })

  test('stars and signs are named without any', () =>
    withoutEnglish(
      ...[...nakshatras, ...rashis].map({ mr: bookingsMr, hi: bookingsHi }[language].sanskritName),
    ))
})
