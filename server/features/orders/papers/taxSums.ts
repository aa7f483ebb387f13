import type { Knex } from 'knex'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import { listPapersOf } from './repository.ts'

type TaxSum = Record<'taxed' | 'cgst' | 'sgst' | 'igst' | 'total', number> & {
  day: string
  rate: number
  hsn: string
}

/** By day, rate and HSN: the invoices less the credit notes, in rupees. */
export const listTaxes = async (
  db: Knex,
  days: { readonly from: string; readonly to: string },
): Promise<TaxSum[]> => {
  const sums = new Map<string, TaxSum>()
  for (const { issuedOn: day, kind, content } of await listPapersOf(db, days)) {
    for (const { rate, hsn, gross, ...line } of content.lines) {
      const sign = kind === 'credit' ? -1 : 1
      const key = `${day} ${String(rate).padStart(5, '0')} ${hsn}`
      const before = sums.get(key)
      const add = (name: keyof TaxSum, paise: number): number =>
        addRupees(Number(before?.[name] ?? 0), sign * rupeesOf(paise))
      sums.set(key, {
        day,
        rate,
        hsn,
        taxed: add('taxed', line.taxed),
        cgst: add('cgst', line.cgst),
        sgst: add('sgst', line.sgst),
        igst: add('igst', line.igst),
        total: add('total', gross),
      })
    }
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
