import type { Knex } from 'knex'
import type { PrintedText } from '#contract/prints/admin.ts'
import { whyNotDeductible } from '#contract/donations/rules.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Shared } from '#server/feature.ts'
import { lockForAdmin } from '#server/features/donations/admin/queries.ts'
import { methodNames } from '#server/features/donations/methodNames.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import type { FindPrintable } from '#server/receipts/printable.ts'
import { amountInWords } from '#server/money/amountInWords.ts'
import { onPaper } from '#server/receipts/onPaper.ts'
import { printedOf } from './printed.ts'
import { paymentPaperOf, type Receipts } from './receipts.ts'
import { findReceipt } from './repository.ts'
import type { Sheet } from './sheet.ts'
import { words } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'> & {
  readonly receipts: Pick<Receipts, 'sheetOf'>
}

/** A slip has no room for what only the tax return needs. */
const sheetOnly = [words.year, words.address, words.pan, words.reference]

/** What is handed over for a cheque or a UPI payment before the bank has it. */
const acknowledgement = (donation: DonationRecord, { name, address }: PrintedText['temple']) => {
  const { heading, headingMr, cheque, other } = words.acknowledgement
  const { reference, fullName, amount, paymentMethod, purpose } = donation
  const facts: (readonly [string, string | undefined])[] = [
    [words.reference, reference],
    [words.from, fullName],
    [words.amount, `${formatRupees(amount)}\n${amountInWords(amount)}`],
    [words.purpose, purpose],
    [words.method, paymentPaperOf(donation) ?? methodNames[paymentMethod]],
  ]
  return {
    number: reference,
    heading,
    headingMr,
    temple: { name, address: [...address] },
    facts: facts.flatMap(([label, text]) =>
      text ? [{ label, text, ...(label === words.amount && { isAmount: true }) }] : [],
    ),
    notes: [paymentMethod === 'cheque' ? cheque : other],
  } satisfies PrintedText
}

/** In one sentence. */
const shortLaw = (sheet: Sheet): string | undefined => {
  const { short, notDeductible } = words.eightyG
  const why = whyNotDeductible(sheet)
  if (why) return notDeductible[why]
  return sheet.trust?.eightyG && short(sheet.trust.eightyG.registration)
}

/** The receipt of a donation, or an acknowledgement while its money is on the way. */
export const createDonationPrintable = ({ receipts, findSite, localDate, now }: Deps) => {
  const find: FindPrintable = async (trx: Knex, key) => {
    const donation = await lockForAdmin(trx, key)
    const site = await findSite(trx)
    const today = localDate(now(), site.city.timeZone)
    const named = { subject: 'donation', subjectId: donation.reference } as const
    const ofDay = (day: string) => (day === today ? undefined : 'donations')
    const found = await findReceipt(trx, { donationId: donation.id })
    if (!found) {
      const made = localDate(new Date(donation.createdAt), site.city.timeZone)
      return { ...named, needs: ofDay(made), paper: acknowledgement(donation, site) }
    }
    const sheet = await receipts.sheetOf(trx, found)
    const isFee = sheet.nature === 'fee'
    const paper = onPaper(printedOf(sheet), {
      headingMr: isFee ? words.feeHeadingMr : words.headingMr,
      // On most receipts, both days are the same.
      sheetOnly: sheet.paidOn === sheet.issuedOn ? [...sheetOnly, words.paidOn] : sheetOnly,
      law: shortLaw(sheet),
      scan: words.scan,
    })
    return { ...named, needs: ofDay(sheet.issuedOn), paper }
  }
  return find
}
