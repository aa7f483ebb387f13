import type { Knex } from 'knex'
import { weekday } from '#almanac/civilDate.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { isServing, type Priest, type Priests } from '#contract/bookings/priestsAdmin.ts'
import { usualSlots, minutesOf } from '#contract/bookings/pujas.ts'
import { shortestMinutesOf } from '#contract/bookings/slotNotice.ts'
import { permissionsOf } from '#contract/accounts/permissions.ts'
import { roles } from '#contract/accounts/roles.ts'
import { changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { sql } from '#server/db/sql.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import type { BookingRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit'>

type Stored = { readonly items?: Priest[] | undefined; readonly version: number }

const table = 'priest_lists'
const stored = (db: Knex) => records<Stored>(db, table, ['items', 'version'])

const always = { weekdays: [0, 1, 2, 3, 4, 5, 6], parts: [...usualSlots], daysOff: [] }

/** The temple's list; at first the priests of the site, who serve always. */
const listPriestsOf = async (db: Knex, findSite: Deps['findSite']): Promise<readonly Priest[]> => {
  const { items } = (await stored(db).first()) ?? {}
  if (items) return items
  const { visit } = await findSite(db)
  return (visit?.priests ?? []).map(({ name }) => ({ ...always, name }))
}

const seesBookings = roles.filter((role) => permissionsOf[role].includes('bookings'))

const listAccounts = (db: Knex) =>
  db('users')
    .whereIn('role', seesBookings)
    .orderBy('username')
    .select<{ id: string; username: string }[]>('id', 'username')

type Busy = { reference: string; exact_time: string; hours_from: number | null }

/** His other pujas of that day, with the time at which each begins. */
const listBusy = (db: Knex, { priest = '', preferredDate, id }: BookingRecord) =>
  sql<Busy>(
    db,
    `select booked.reference, booked.exact_time, pujas.hours_from
      from puja_bookings as booked join pujas on pujas.id = booked.puja_type
      where booked.priest = ? and booked.preferred_date = ? and booked.id <> ?
        and booked.status <> 'cancelled' and booked.exact_time is not null
      order by booked.exact_time, booked.reference`,
    [priest, preferredDate, id],
  )

const spanOf = (clock: string, hoursFrom: number | null | undefined) => {
  const from = minutesOf(clock)
  return { from, to: from + shortestMinutesOf(hoursFrom ? { from: hoursFrom } : undefined) }
}

/** Who can be chosen for a booking, and what speaks against the one who is. */
export const priestsFor = async (
  db: Knex,
  booking: BookingRecord,
  findSite: Deps['findSite'],
): Promise<Pick<StaffBookingDetails, 'priests' | 'isPriestAway' | 'sameHour'>> => {
  const when = {
    date: booking.preferredDate,
    weekday: weekday(booking.preferredDate),
    slot: booking.preferredTime,
  }
  const listed = await listPriestsOf(db, findSite)
  const priests = listed.map((each) => ({ name: each.name, isServing: isServing(each, when) }))
  if (booking.priest === undefined) return { priests }
  const chosen = priests.find(({ name }) => name === booking.priest)
  const away = chosen && !chosen.isServing && { isPriestAway: true as const }
  if (booking.exactTime === undefined) return { priests, ...away }
  const [own] = await db('pujas')
    .where({ id: booking.pujaType })
    .select<{ hours_from: number | null }[]>('hours_from')
  const span = spanOf(booking.exactTime, own?.hours_from)
  const sameHour = (await listBusy(db, booking))
    .filter(({ exact_time, hours_from }) => {
      const other = spanOf(exact_time, hours_from)
      return other.from < span.to && span.from < other.to
    })
    .map(({ reference, exact_time: exactTime }) => ({ reference, exactTime }))
  return { priests, ...away, ...(sameHour.length > 0 && { sameHour }) }
}

/** The names that stand for an account. */
export const namesOfAccount = async (db: Knex, accountId: string): Promise<ReadonlySet<string>> => {
  const { items = [] } = (await stored(db).first()) ?? {}
  return new Set(items.filter((each) => each.accountId === accountId).map(({ name }) => name))
}

const inWords = (items: readonly Priest[]) =>
  Object.fromEntries(items.map(({ name, ...rest }) => [name, rest]))

/** The priests of the temple with their calendars, as staff write them. */
export const createPriests = ({ findSite, audit }: Deps) => {
  const read = async (db: Knex): Promise<Priests> => {
    const accounts = await listAccounts(db)
    const items = (await listPriestsOf(db, findSite)).map(({ accountId, ...each }) => ({
      ...each,
      // An account may have been deleted since.
      ...(accounts.some(({ id }) => id === accountId) && { accountId }),
    }))
    return { items, version: (await stored(db).first())?.version ?? 0, accounts }
  }
  return {
    read,

    update: (db: Knex, items: Priest[], context: Context): Promise<Priests> =>
      transact(db, async (trx) => {
        const version = (await stored(trx).forUpdate().first())?.version ?? 0
        assertVersion(version, context)
        const before = await read(trx)
        const strange = items.findIndex(
          ({ accountId }) =>
            accountId !== undefined && !before.accounts.some(({ id }) => id === accountId),
        )
        if (strange >= 0) {
          const detail = 'This account does not see bookings. Please choose another'
          const pointer = `#/items/${strange}/accountId`
          throw new AppError('invalid_input', `${detail}.`, [{ pointer, detail }])
        }
        await trx(table).update(toColumns({ items, version: version + 1 }))
        await audit(trx, context.actor, {
          subject: 'puja_settings',
          subjectId: 'priests',
          action: 'edited',
          ...changesOf(inWords(before.items), inWords(items)),
        })
        return read(trx)
      }),
  }
}
