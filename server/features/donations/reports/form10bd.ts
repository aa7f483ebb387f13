import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { addressText } from '#contract/site/addressText.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import type { Column } from '#server/admin/table.ts'
import { tableDownload } from '#server/admin/tableDownload.ts'
import type { Shared } from '#server/feature.ts'
import type { Download } from '#server/http/implement.ts'
import { taxRegistrationOf, type TaxRegistration } from './taxRegistration.ts'
import { financialYearOf, yearBefore } from '#server/money/financialYear.ts'
import { listForTax, listTaxYear, type TaxedDonation } from './form10bdRepository.ts'
import { splitCashOf } from './splitCash.ts'
import { yearsOnOffer } from './totals.ts'

type Deps = Pick<Shared, 'findSite' | 'now'>

type Year = { readonly financialYear: string }

/** A donor of the year, and how they paid. */
type Donor = {
  readonly pan: string
  readonly fullName: string
  readonly address: string
  readonly amount: number
  readonly mode: string
  readonly type: string
}

/** The words of the department's template. */
const words = {
  idCode: 'Permanent Account Number',
  section: 'Section 80G',
  corpus: 'Corpus',
  others: 'Others',
  cash: 'Cash',
  electronic: 'Electronic modes including account payee cheque/draft',
} as const

const isComplete = ({ pan, address }: TaxedDonation): boolean =>
  pan !== undefined && address !== undefined

/** One row for each PAN, type and mode of payment, with its latest name and address. */
const donorsOf = (donations: readonly TaxedDonation[]): Donor[] => {
  const donors = new Map<string, Donor>()
  for (const { pan, fullName, address, amount, paymentMethod, nature } of donations) {
    if (pan === undefined || address === undefined) continue
    const mode = paymentMethod === 'cash' ? words.cash : words.electronic
    const type = nature === 'corpus' ? words.corpus : words.others
    const key = `${pan} ${type} ${mode}`
    const before = donors.get(key)?.amount ?? 0
    donors.set(key, { pan, fullName, address, mode, type, amount: addRupees(before, amount) })
  }
  return [...donors.values()]
}

/** The columns of the department's template, in its order. */
const columns = (registration: TaxRegistration | undefined): Column<Donor & { no: number }>[] => [
  ['Sl. No.', ({ no }) => no],
  ['Pre Acknowledgement Number', () => undefined],
  ['ID Code', () => words.idCode],
  ['Unique Identification Number', ({ pan }) => pan],
  ['Section Code', () => words.section],
  ['Unique Registration Number (URN)', () => registration?.number],
  ['Date of Issuance of Unique Registration Number', () => registration?.issuedOn],
  ['Name of donor', ({ fullName }) => fullName],
  ['Address of donor', ({ address }) => addressText(address.split('\n'))],
  ['Donation Type', ({ type }) => type],
  ['Mode of receipt', ({ mode }) => mode],
  ['Amount of donation (Indian rupees)', ({ amount }) => amount],
]

const lacks = ({ pan, address }: TaxedDonation): string =>
  [pan === undefined && 'PAN', address === undefined && 'address'].filter(Boolean).join(', ')

const incompleteColumns: Column<TaxedDonation>[] = [
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['Reference', ({ reference }) => reference],
  ['Received on', ({ paidOn }) => paidOn],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Rupees', ({ amount }) => amount],
  ['Missing', lacks],
]

/** To be completed one by one; the file has them all. */
const mostShown = 50

/** The yearly statement of donations for the income tax department. */
export const createForm10bd = ({ findSite, now }: Deps) => {
  return {
    summary: async (db: Knex, query: { financialYear?: string | undefined }) => {
      const site = await findSite(db)
      const today = civilDateAt(now().getTime(), site.city.timeZone)
      const financialYear = query.financialYear ?? financialYearOf(today)
      const { deductible: donations, others } = await listTaxYear(db, financialYear)
      const donors = donorsOf(donations)
      const before = yearBefore(financialYear)
      const donorsBefore = donorsOf(await listForTax(db, before))
      const incomplete = donations.filter((donation) => !isComplete(donation))
      const sum = (items: readonly { amount: number }[]): number =>
        addRupees(...items.map(({ amount }) => amount))
      return {
        financialYear,
        years: await yearsOnOffer(db, { today }),
        isRegistered: taxRegistrationOf(site) !== undefined,
        donors: donors.length,
        amount: sum(donors),
        excluded: { count: others.length, amount: sum(others) },
        splitCash: splitCashOf(donations).slice(0, mostShown),
        before: { financialYear: before, donors: donorsBefore.length, amount: sum(donorsBefore) },
        incomplete: {
          count: incomplete.length,
          amount: sum(incomplete),
          largest: incomplete
            .toSorted((one, other) => other.amount - one.amount)
            .slice(0, mostShown)
            .map((donation) => ({
              reference: donation.reference,
              receiptNumber: donation.receiptNumber,
              paidOn: donation.paidOn,
              fullName: donation.fullName,
              amount: donation.amount,
            })),
        },
      }
    },

    csv: async (db: Knex, { financialYear }: Year): Promise<Download> => {
      const donors = donorsOf(await listForTax(db, financialYear))
      const name = `form-10bd-${financialYear}`
      return tableDownload(
        `${name}`,
        { subject: 'donation_list', list: name, rows: donors.length },
        columns(taxRegistrationOf(await findSite(db))),
        donors.map((donor, at) => ({ ...donor, no: at + 1 })),
      )
    },

    incompleteCsv: async (db: Knex, { financialYear }: Year): Promise<Download> => {
      const incomplete = (await listForTax(db, financialYear)).filter((one) => !isComplete(one))
      const name = `form-10bd-${financialYear}-incomplete`
      return tableDownload(
        `${name}`,
        { subject: 'donation_list', list: name, rows: incomplete.length },
        incompleteColumns,
        incomplete,
      )
    },
  }
}
