import type { Knex } from 'knex'
import { addressText } from '#contract/site/addressText.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { StaffBooking, StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { asReference } from '#contract/reference.ts'
import { localTime, type Column } from '#server/admin/table.ts'
import { daysText } from '#server/admin/list.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor, Download } from '#server/http/implement.ts'
import {
  bookingList,
  listDay,
  listStaffSteps,
  listUndoable,
  type BookingFilter,
  type MarkedBooking,
} from './adminRepository.ts'
import { withMarks } from './dakshina/marks.ts'
import { emailedSteps } from './emailedSteps.ts'
import { shownLetterhead } from '#server/letterhead/shown.ts'
import { internationalNumber } from '#server/privacy/phoneNumber.ts'
import { whenOf } from './reschedule.ts'
import { priestSheet } from './priestSheet.ts'
import { namesOfAccount, priestsFor } from './priests.ts'
import { findBooking, lockBooking, type BookingRecord } from './repository.ts'
import type { Bookings } from './service.ts'
import { endOf, startOf, withMoonrise, type City } from './slotHours.ts'
import { readClock, type Clock } from './slotTimes.ts'
import { isStillOpen, isTooEarly, nextStatuses } from './statuses.ts'
import { correct } from './transliterations.ts'
import { undoOf } from './undoable.ts'
import { listPujaNames } from './pujas/repository.ts'
import { slotText } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'noteExport' | 'now'> & {
  readonly bookings: Pick<Bookings, 'advance' | 'undo' | 'renewLink'>
}

const toStaff = (
  { isMoved: _, linkVersion: _link, version: _version, ...record }: MarkedBooking,
  pujaName: string,
  { city, today }: Clock,
  undo: ReturnType<typeof undoOf>,
): StaffBooking => {
  const when = whenOf(record)
  const { moonrise } = withMoonrise(when, city)
  return {
    ...record,
    ...(moonrise !== undefined && { moonrise }),
    pujaName,
    startsAt: startOf(when, city).toISOString(),
    endsAt: endOf(when, city).toISOString(),
    timeZone: city.timeZone,
    isAddressMissing: record.includePrasad && record.address === undefined,
    nextStatuses: nextStatuses(record).filter((next) => !isTooEarly(record, next, today)),
    ...(undo && { undo }),
  }
}

/** As the page of bookings calls them. */
const statusNames: Readonly<Record<BookingRecord['status'], string>> = {
  pending: 'To be confirmed',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  performed: 'Performed',
  prasad_sent: 'Prasad sent',
  closed: 'Closed',
  cancelled: 'Cancelled',
}

type NameOf = (pujaType: string) => string

/** The current name of each puja, those that are switched off included. */
const readNames = async (db: Knex): Promise<NameOf> => {
  const names = await listPujaNames(db)
  return (pujaType) => names.get(pujaType) ?? pujaType
}

const addressOf = ({ address }: BookingRecord): string | undefined =>
  address && addressText(Object.values(address))

const columns = (city: City, nameOf: NameOf): Column<MarkedBooking>[] => [
  ['Reference', ({ reference }) => reference],
  ['Status', ({ status }) => statusNames[status]],
  ['Puja', ({ pujaType }) => nameOf(pujaType)],
  ['Day', ({ preferredDate }) => preferredDate],
  ['Time', (record) => slotText(withMoonrise(whenOf(record), city))],
  ['Exact time', ({ exactTime }) => exactTime],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone && internationalNumber(phone)],
  ['Names for the sankalp', ({ sankalp }) => sankalp?.names.join(', ')],
  ['Gotra', ({ sankalp }) => sankalp?.gotra],
  ['Nakshatra', ({ sankalp }) => sankalp?.nakshatra],
  ['Rashi', ({ sankalp }) => sankalp?.rashi],
  ['Intention', ({ sankalp }) => sankalp?.intention],
  ['Special requests', ({ specialRequests }) => specialRequests],
  ['Prasad', ({ includePrasad }) => includePrasad],
  ['Address', addressOf],
  ['Priest', ({ priest }) => priest],
  ['Notes', ({ notes }) => notes],
  ['Dakshina', ({ dakshina }) => dakshina?.state],
  ['Dakshina in rupees', ({ dakshina }) => dakshina?.amount],
  ['Dakshina in test mode', ({ dakshina }) => dakshina && Boolean(dakshina.isTest)],
  ['Booked', ({ createdAt }) => localTime(createdAt, city.timeZone)],
]

/** The bookings as the temple's priests see them, and what they do with them. */
export const createBookingAdmin = ({ findSite, bookings, audit, noteExport, now }: Deps) => {
  const clockOf = async (db: Knex): Promise<Clock> => readClock(now(), (await findSite(db)).city)

  const details = async (db: Knex, reference: string): Promise<StaffBookingDetails> => {
    const found = await findBooking(db, asReference(reference))
    if (!found) throw new AppError('not_found', 'There is no such booking.')
    const clock = await clockOf(db)
    const nameOf = await readNames(db)
    const trail = await listStaffSteps(db, found.id)
    const isEmailed = emailedSteps(trail, found.includePrasad)
    const [marked = found] = await withMarks(db, [found])
    return {
      ...toStaff(
        marked,
        nameOf(found.pujaType),
        clock,
        undoOf(trail.at(-1), trail.length, clock.now),
      ),
      version: found.version,
      ...(await priestsFor(db, found, findSite)),
      canMove: isStillOpen(found.status),
      linkVersion: found.linkVersion,
      trail: trail.map((step, at) => ({
        ...step,
        ...(step.movedFrom && { movedFrom: withMoonrise(step.movedFrom, clock.city) }),
        isEmailed: isEmailed[at] ?? false,
      })),
    }
  }

  return {
    list: async (
      db: Knex,
      input: BookingFilter & ListQuery,
      actor: Actor,
    ): Promise<Page<StaffBooking>> => {
      const clock = await clockOf(db)
      const { items, next } = await bookingList.page(db, input)
      const undoable = await listUndoable(db, items, clock.now)
      const nameOf = await readNames(db)
      const ownNames = await namesOfAccount(db, actor.id)
      const show = (item: MarkedBooking) => ({
        ...toStaff(item, nameOf(item.pujaType), clock, undoable.get(item.id)),
        ...(item.priest !== undefined && ownNames.has(item.priest) && { isMine: true as const }),
      })
      return { items: items.map(show), next }
    },

    csv: async (db: Knex, filter: BookingFilter): Promise<Download> =>
      bookingList.csv(db, filter, {
        fileName: `bookings-${daysText(filter)}`,
        subject: 'list',
        list: 'bookings',
        columns: columns((await clockOf(db)).city, await readNames(db)),
      }),

    sheet: async (db: Knex, date: string, actor: Actor) => {
      const { city } = await clockOf(db)
      const sheet = priestSheet(date, await listDay(db, date), await readNames(db), city)
      const rows = sheet.slots.reduce((sum, { bookings }) => sum + bookings.length, 0)
      await noteExport(db, actor, { subject: 'list', list: 'priest_sheet', rows }, { date })
      const { logo } = await shownLetterhead(db)
      return { ...sheet, ...(logo && { logo }) }
    },

    get: details,

    /** One step; the devotee is notified as of any other. */
    advance: (
      db: Knex,
      {
        reference,
        status,
        reason,
      }: { reference: string; status: BookingStatus; reason?: string | undefined },
      actor: Actor,
    ): Promise<StaffBookingDetails> =>
      transact(db, async (trx) => {
        const before = await lockBooking(trx, asReference(reference))
        if (!before) throw new AppError('not_found', 'There is no such booking.')
        await bookings.advance(trx, { reference, status, reason, actorId: actor.id })
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: before.reference,
          action: 'status_set',
          before: { status: before.status },
          after: { status },
        })
        return details(trx, reference)
      }),

    /** Undoes the last step, as if it had never happened; the log keeps both. */
    undo: (
      db: Knex,
      { reference, steps }: { reference: string; steps: number },
      actor: Actor,
    ): Promise<StaffBookingDetails> =>
      transact(db, async (trx) => {
        const before = await lockBooking(trx, asReference(reference))
        if (!before) throw new AppError('not_found', 'There is no such booking.')
        await bookings.undo(trx, { reference, steps })
        const after = await details(trx, reference)
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: before.reference,
          action: 'step_undone',
          before: { status: before.status },
          after: { status: after.status },
        })
        return after
      }),

    /**
     * Corrects the spelling of a name in the other script. The log names the booking, never the
     * name.
     */
    correctName: (
      db: Knex,
      {
        reference,
        ...correction
      }: { reference: string; written: string; corrected?: string | undefined },
      actor: Actor,
    ): Promise<StaffBookingDetails> =>
      transact(db, async (trx) => {
        const found = await lockBooking(trx, asReference(reference))
        if (!found) throw new AppError('not_found', 'There is no such booking.')
        await correct(trx, found, correction)
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: found.reference,
          action: 'name_corrected',
        })
        return details(trx, reference)
      }),

    /**
     * Replaces the link that staff saw; if somebody has already replaced it, the newer one stays.
     */
    renewLink: (
      db: Knex,
      { reference, replaces }: { reference: string; replaces: number },
      actor: Actor,
    ): Promise<StaffBookingDetails> =>
      transact(db, async (trx) => {
        const before = await lockBooking(trx, asReference(reference))
        if (!before) throw new AppError('not_found', 'There is no such booking.')
        if (before.linkVersion === replaces) {
          await bookings.renewLink(trx, before.reference)
          await audit(trx, actor, {
            subject: 'booking',
            subjectId: before.reference,
            action: 'link_renewed',
          })
        }
        return details(trx, reference)
      }),
  }
}
