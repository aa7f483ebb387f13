import { addressText } from '#contract/site/addressText.ts'
import { whyNotDeductible } from '#contract/donations/rules.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { rupeesAndPaise } from '#contract/i18n/numbers.ts'
import type { Printed } from '#server/receipts/printed.ts'
import { methodNames } from '#server/features/donations/methodNames.ts'
import type { Sheet } from './sheet.ts'
import { secondWordsOf, words } from './words.ts'

/** Beside the English; undefined if the receipt is in English alone. */
const secondOf = ({ language = 'en' }: Sheet) =>
  language === 'en' ? undefined : { language, words: secondWordsOf(language) }

const both = (english: string, own: string | undefined): string =>
  own === undefined ? english : `${own} / ${english}`

const factsOf = (sheet: Sheet): Printed['facts'] => {
  const second = secondOf(sheet)
  const own = second?.words
  const amountLabel = both(words.amount, own?.amount)
  const amount = [
    formatRupees(sheet.amount),
    amountInWords(sheet.amount),
    ...(second ? [amountInWords(sheet.amount, second.language)] : []),
  ]
  const purpose = sheet.purpose && both(sheet.purpose, own?.purposes[sheet.purpose])
  const facts: (readonly [string, string | 0 | undefined])[] = [
    [words.number, sheet.number],
    [words.issuedOn, longDateText(sheet.issuedOn)],
    [words.year, sheet.financialYear],
    [words.from, sheet.fullName],
    [words.address, sheet.donorAddress && addressText(sheet.donorAddress.split('\n'))],
    [words.pan, sheet.pan],
    [amountLabel, amount.join('\n')],
    [words.refundedAmount, sheet.refundedAmount && rupeesAndPaise(sheet.refundedAmount)],
    [both(words.purpose, own?.purpose), purpose],
    [words.method, methodNames[sheet.paymentMethod]],
    [words.paidOn, longDateText(sheet.paidOn)],
    [words.paymentReference, sheet.paymentReference],
    [words.reference, sheet.reference],
  ]
  return facts.flatMap(([label, text]) =>
    text ? [{ label, text, isAmount: label === amountLabel }] : [],
  )
}

const markOf = ({ isTest, isVoid, isRefunded }: Sheet) => {
  if (isTest) return words.test
  if (isVoid) return words.void
  return isRefunded ? words.refunded : undefined
}

const eightyGText = (sheet: Sheet): string | undefined => {
  const { trust, pan, isTest, isPanAddedLater } = sheet
  if (!trust?.eightyG) return undefined
  const why = whyNotDeductible(sheet)
  if (why) return words.eightyG.notDeductible[why]
  const { registration, date, section } = trust.eightyG
  const { text, withPan, withoutPan, panLater } = words.eightyG
  const approved = text(registration, longDateText(date), section)
  return isTest
    ? approved
    : `${approved}\n${pan ? withPan : isPanAddedLater ? panLater : withoutPan}`
}

/** A donation's receipt as it is printed. */
export const printedOf = (sheet: Sheet): Printed => {
  const { number, issuedAt, temple, trust, letterhead, verifyUrl } = sheet
  const registration = [
    trust?.registration && words.trust(trust.registration),
    trust?.pan && words.trustPan(trust.pan),
  ]
  const law = eightyGText(sheet)
  const heading = sheet.nature === 'fee' ? 'feeHeading' : 'heading'
  const mark = markOf(sheet)
  const second = secondOf(sheet)
  return {
    number,
    ...(second && {
      second: {
        language: second.language,
        heading: second.words[heading],
        // A refund is no gift to give thanks for.
        thanks: mark ? undefined : second.words.thanks,
      },
    }),
    title: words.title(number),
    heading: words[heading],
    issuedAt,
    temple,
    letterhead,
    registration: registration.filter(Boolean).join(' · '),
    mark,
    facts: factsOf(sheet),
    law: law === undefined ? undefined : { heading: words.eightyG.heading, text: law },
    verifyUrl,
    verify: words.verify,
    computed: letterhead?.signature ? words.signed : words.computed,
  }
}
