import { isPanForm } from '#contract/donations/pan.ts'
import type { DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './admin/repository.ts'
import { donations } from './repository.ts'

export const donationsOfDevotees: DevoteeSource = {
  kind: 'donation',
  permission: 'donations',
  table: 'donations',
  key: 'reference',
  name: 'donations.full_name',
  email: 'donations.email',
  emailKey: 'lower(donations.email)',
  phone: 'phone',
  owner: 'user_id',
  isIncluded: "donations.full_name <> '' and not donations.is_test",
  searched: byName,
  findExact: async (db, text) => {
    const ofNumber: string[] = await db('donations')
      .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donations.id')
      .where('receipt.number', text)
      .pluck('reference')
    const ofReference: string[] = await db('donations')
      .where({ reference: text })
      .pluck('reference')
    const ofPan: string[] = isPanForm(text)
      ? await db('donations').where({ pan: text }).pluck('reference')
      : []
    return [...ofNumber, ...ofReference, ...ofPan]
  },
  read: async (db, keys) => {
    const rows = await donations(db).whereIn('reference', [...keys])
    const receipts = await db('donation_receipts')
      .whereIn(
        'donation_id',
        rows.map(({ id }) => id),
      )
      .select<{ donation_id: string; number: string }[]>('donation_id', 'number')
    const numbers = new Map(receipts.map((receipt) => [receipt.donation_id, receipt.number]))
    return rows.map((row) => ({
      key: row.reference,
      at: row.createdAt,
      name: row.fullName,
      about: row.purpose,
      status: row.voidReason === undefined ? row.status : 'void',
      amount: row.amount,
      receipt: numbers.get(row.id),
      pan: row.pan,
      address: row.donorAddress,
    }))
  },
}
