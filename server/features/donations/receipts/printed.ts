import { addressText } from '#contract/site/addressText.ts'
import { whyNotDeductible } from '#contract/donations/rules.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { rupeesAndPaise } from '#contract/i18n/numbers.ts'
import type { Printed } from '#server/receipts/printed.ts'
import { methodNames } from '#server/features/donations/methodNames.ts'
import type { Sheet } from './sheet.ts'
import { words } from './words.ts'

const factsOf = (sheet: Sheet): Printed['facts'] => {
  const facts: (readonly [string, string | 0 | undefined])[] = [
    [words.number, sheet.number],
    [words.issuedOn, longDateText(sheet.issuedOn)],
    [words.year, sheet.financialYear],
    [words.from, sheet.fullName],
    [words.address, sheet.donorAddress && addressText(sheet.donorAddress.split('\n'))],
    [words.pan, sheet.pan],
    [words.amount, `${formatRupees(sheet.amount)}\n${amountInWords(sheet.amount)}`],
    [words.refundedAmount, sheet.refundedAmount && rupeesAndPaise(sheet.refundedAmount)],
    [words.purpose, sheet.purpose],
    [words.method, methodNames[sheet.paymentMethod]],
    [words.paidOn, longDateText(sheet.paidOn)],
    [words.paymentReference, sheet.paymentReference],
    [words.reference, sheet.reference],
  ]
  return facts.flatMap(([label, text]) =>
    text ? [{ label, text, isAmount: label === words.amount }] : [],
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
  return {
    number,
    title: words.title(number),
    heading: sheet.nature === 'fee' ? words.feeHeading : words.heading,
    issuedAt,
    temple,
    letterhead,
    registration: registration.filter(Boolean).join(' · '),
    mark: markOf(sheet),
    facts: factsOf(sheet),
    law: law === undefined ? undefined : { heading: words.eightyG.heading, text: law },
    verifyUrl,
    verify: words.verify,
    computed: letterhead?.signature ? words.signed : words.computed,
  }
}
