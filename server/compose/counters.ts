import type { Knex } from 'knex'
import type { Shared } from '#server/feature.ts'
import { waitingDakshina } from '#server/features/bookings/dakshina/adminRepository.ts'
import { waitingBookings } from '#server/features/bookings/waiting.ts'
import { waitingMessages } from '#server/features/contact/adminRepository.ts'
import { waitingDonations } from '#server/features/donations/admin/repository.ts'
import { whereShelf } from '#server/features/mantras/repository.ts'
import { waitingGifts } from '#server/features/monthlyGifts/admin.ts'
import type { Counters } from '#server/features/office/routes.ts'
import { countStages, sumToRemit } from '#server/features/orders/adminRepository.ts'
import { waitingSevas } from '#server/features/sevas/adminRepository.ts'
import { waitingSponsored } from '#server/features/sponsorships/adminRepository.ts'
import { listLow } from '#server/features/shop/adminRepository.ts'
import { listExamples } from '#server/db/seed/examples.ts'
import { countStates } from '#server/publishing/states.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'>

/** What the office counts in each of its parts. */
export const createCounters = ({ findSite, localDate, now }: Deps): Counters => {
  const today = async (db: Knex) => localDate(now(), (await findSite(db)).city.timeZone)
  return {
    bookings: {
      permission: 'bookings',
      count: async (db) => waitingBookings(db, await today(db)),
    },
    sevas: {
      permission: 'bookings',
      count: async (db) => ({
        ...(await waitingSevas(db)),
        ...(await waitingSponsored(db, await today(db))),
      }),
    },
    messages: { permission: 'messages', count: waitingMessages },
    donations: { permission: 'donations', count: waitingDonations },
    monthlyGifts: { permission: 'donations', count: waitingGifts },
    dakshina: { permission: 'donations', count: waitingDakshina },
    orders: {
      permission: 'orders',
      count: async (db) => {
        const { pack, check, returns, refund } = await countStages(db)
        return { pack, check, returns, refund, remit: await sumToRemit(db) }
      },
    },
    products: {
      permission: 'products',
      count: async (db) => {
        const examples = new Set((await listExamples(db)).products.map(({ id }) => id))
        const few = await listLow(db, now().toISOString())
        const own = few.filter(({ id }) => !examples.has(id))
        const soldOut = own.filter(({ left }) => left <= 0).length
        return { soldOut, low: own.length - soldOut }
      },
    },
    mantras: {
      permission: 'content',
      count: async (db) => {
        const at = now().toISOString()
        const { total } = await countStates(db, 'mantras', at, (query) =>
          whereShelf(query, 'mantras'),
        )
        return { total }
      },
    },
  }
}
