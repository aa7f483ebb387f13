import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { listSums as listDakshinaSums } from '#server/features/bookings/dakshina/totalsRepository.ts'
import { listSums as listDonationSums } from '#server/features/donations/reports/totalsRepository.ts'
import { listTaxes } from '#server/features/orders/papers/taxSums.ts'
import { sumPaid } from '#server/features/orders/sums.ts'
import { findSite } from '#server/features/site/repository.ts'
import { findBooksFaults, type BooksDeps } from '#server/features/takings/check.ts'

const amountOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

/** The totals of donations, dakshina and orders, each by its own code. */
export const booksDeps: BooksDeps = {
  sums: {
    donation: async (db, days) => amountOf(await listDonationSums(db, days)),
    dakshina: async (db, days) => amountOf(await listDakshinaSums(db, days)),
    order: async (db, _, span) => (await sumPaid(db, span)).rupees,
  },
  listTaxes,
}

/** A payment of yesterday that is found at the bank today is seen within so long. */
const hourMs = 60 * 60_000

/** Whether yesterday's money does not add up to one sum. Asked each minute, computed each hour. */
export const createBooksCheck = (now: () => Date) => {
  let last: { readonly day: string; readonly at: number; readonly isWrong: boolean } | undefined
  return async (db: Knex): Promise<boolean> => {
    const { timeZone } = (await findSite(db)).city
    const at = now().getTime()
    const day = addDays(civilDateAt(at, timeZone), -1)
    if (last?.day === day && at - last.at < hourMs) return last.isWrong
    const faults = await findBooksFaults(db, day, timeZone, booksDeps)
    last = { day, at, isWrong: faults.length > 0 }
    return last.isWrong
  }
}
