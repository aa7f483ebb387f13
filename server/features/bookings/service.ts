import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays, daysBetween } from '#almanac/civilDate.ts'
import type { BookingInput } from '#contract/bookingInput.ts'
import {
  longestAvailability,
  type Availability,
  type Booking,
  type BookingStatus,
  type BookingStep,
} from '#contract/bookings.ts'
import type { PostalAddress } from '#contract/postalAddress.ts'
import { daySlots, type DaySlot, type PujaType } from '#contract/pujas.ts'
import type { Site } from '#contract/site.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import { readSecret } from '#server/db/secrets.ts'
import { AppError } from '#server/errors.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { mailToDevotee, mailToTemple } from './mails.ts'
import { takePlace } from './places.ts'
import { asReference, newReference } from './reference.ts'
import {
  findBooking,
  insertBooking,
  insertStep,
  listSteps,
  lockBooking,
  updateBooking,
  type BookingRecord,
} from './repository.ts'
import { findSettings, listTaken, releaseSlot } from './slotRepository.ts'
import { datesBetween, refusalOf, slotKey, todayOf, type Clock } from './slotTimes.ts'
import { isStillOpen, mayFollow, mayTakeAddress } from './statuses.ts'
import { toBooking } from './toBooking.ts'
import type { Told } from './words.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly publicUrl: string
  readonly now: () => Date
}

type Link = { readonly reference: string; readonly token: string }
type Move = { readonly preferredDate: string; readonly preferredTime: DaySlot }
type Asked = { pujaType: PujaType; from?: string | undefined; to?: string | undefined }

/** A change of a booking, and who makes it. */
type Change = {
  readonly told: Told
  readonly by: BookingStep['by']
  readonly actorId?: string
  readonly movedFrom?: BookingStep['movedFrom']
}

const linkPurpose = 'booking'
const usualDays = 42

const whenOf = ({ preferredDate, preferredTime }: Move) => ({
  date: preferredDate,
  slot: preferredTime,
})

/** What the devotee's own changes tell the temple; of the others it knows. */
const templeHears = new Set<Told>(['pending', 'moved', 'cancelled', 'address'])
const isHeardByTemple = (told: Told): told is 'pending' | 'moved' | 'cancelled' | 'address' =>
  templeHears.has(told)

const checkSpan = (from: string, to: string): void => {
  const detail =
    to < from
      ? 'The last day comes before the first'
      : daysBetween(from, to) >= longestAvailability
        ? `At most ${longestAvailability} days`
        : undefined
  if (detail) throw new AppError('invalid_input', undefined, [{ pointer: '#/to', detail }])
}

/** Bookings of pujas, from the devotee's wish to the day it is closed. */
export const createBookings = ({ findSite, notify, publicUrl, now }: Deps) => {
  const clockOf = ({ city }: Site): Clock => ({ now: now(), timeZone: city.timeZone })

  const tokenOf = async (db: Knex, reference: string): Promise<string> =>
    signLink(await readSecret(db, 'links'), linkPurpose, reference).slice(reference.length + 1)

  /** The reference of a right link. One that is wrong is refused before any booking is looked at. */
  const openedBy = async (db: Knex, { reference, token }: Link): Promise<string> => {
    const wanted = asReference(reference)
    const secret = await readSecret(db, 'links')
    if (openLink(secret, linkPurpose, `${wanted}.${token}`) === wanted) return wanted
    throw unknownLink()
  }
  const unknownLink = () => new AppError('not_found', 'No booking belongs to this link.')

  const show = async (
    db: Knex,
    record: BookingRecord,
    trail: readonly BookingStep[],
    site: Site,
  ): Promise<Booking> =>
    toBooking(record, {
      trail,
      token: await tokenOf(db, record.reference),
      settings: await findSettings(db, record.pujaType),
      ...clockOf(site),
    })

  const tell = async (trx: Knex, booking: Booking, temple: Site, { told, by }: Change) => {
    const of = { booking, temple, publicUrl }
    const what =
      told === 'address' ? `address:${now().toISOString()}` : String(booking.trail.length)
    const key = (to: string) => `booking:${booking.id}:${what}:${to}`
    if (told !== 'address') {
      await notify(trx, mailToDevotee(told, of), { key: key('devotee') })
    }
    if (by === 'devotee' && isHeardByTemple(told)) {
      await notify(trx, mailToTemple(told, of), { key: key('temple') })
    }
  }

  /** Writes the step beside the change it stands for, and tells of it. */
  const record = async (
    trx: Knex,
    changed: BookingRecord,
    before: readonly BookingStep[],
    site: Site,
    change: Change,
  ): Promise<Booking> => {
    const { by, actorId, movedFrom } = change
    const at = now().toISOString()
    const step: BookingStep = { status: changed.status, at, by, ...(movedFrom && { movedFrom }) }
    await insertStep(trx, changed.id, before.length, { ...step, actorId })
    const booking = await show(trx, changed, [...before, step], site)
    await tell(trx, booking, site, change)
    return booking
  }

  const insertNew = async (
    trx: Knex,
    input: BookingInput,
    today: string,
  ): Promise<BookingRecord> => {
    for (;;) {
      const fresh: BookingRecord = {
        ...input,
        // What a form leaves empty was not given.
        phone: input.phone || undefined,
        specialRequests: input.specialRequests || undefined,
        id: randomUUID(),
        reference: newReference(today),
        status: 'pending',
        isMoved: false,
        createdAt: now().toISOString(),
      }
      if (await insertBooking(trx, fresh)) return fresh
    }
  }

  /** The booking of a link, held until the end of the transaction. */
  const held = async (trx: Knex, reference: string): Promise<BookingRecord> => {
    const found = await lockBooking(trx, reference)
    if (!found) throw unknownLink()
    return found
  }

  const assertChangeable = async (trx: Knex, found: BookingRecord, site: Site): Promise<void> => {
    if (!isStillOpen(found.status)) throw new AppError('wrong_status')
    const { canCancel } = await show(trx, found, [], site)
    if (!canCancel) throw new AppError('too_late')
  }

  return {
    /** In the caller's transaction, like everything that writes here. */
    create: async (trx: Knex, input: BookingInput): Promise<Booking> => {
      const site = await findSite(trx)
      const clock = clockOf(site)
      const { pujaType } = input
      const settings = await findSettings(trx, pujaType)
      await takePlace(trx, { pujaType, when: whenOf(input), settings, clock })
      const fresh = await insertNew(trx, input, todayOf(clock))
      return record(trx, fresh, [], site, { told: 'pending', by: 'devotee' })
    },

    get: async (db: Knex, link: Link): Promise<Booking> => {
      const found = await findBooking(db, await openedBy(db, link))
      if (!found) throw unknownLink()
      return show(db, found, await listSteps(db, found.id), await findSite(db))
    },

    cancel: async (trx: Knex, link: Link): Promise<Booking> => {
      const found = await held(trx, await openedBy(trx, link))
      const site = await findSite(trx)
      await assertChangeable(trx, found, site)
      const changed: BookingRecord = { ...found, status: 'cancelled' }
      await releaseSlot(trx, found.pujaType, whenOf(found))
      await updateBooking(trx, changed, now().toISOString())
      const before = await listSteps(trx, found.id)
      return record(trx, changed, before, site, { told: 'cancelled', by: 'devotee' })
    },

    /** Frees the old slot and takes the new one, or does neither. */
    reschedule: async (trx: Knex, { reference, token, ...move }: Link & Move): Promise<Booking> => {
      const found = await held(trx, await openedBy(trx, { reference, token }))
      const site = await findSite(trx)
      if (isStillOpen(found.status) && found.isMoved) throw new AppError('already_moved')
      await assertChangeable(trx, found, site)
      const { pujaType } = found
      const [from, to] = [whenOf(found), whenOf(move)]
      if (slotKey(from) === slotKey(to)) {
        const detail = 'Please choose another time than the one you have'
        throw new AppError('invalid_input', `${detail}.`, [{ pointer: '#/preferredTime', detail }])
      }
      const wish = { pujaType, when: to, settings: await findSettings(trx, pujaType) }
      // Always in the order of the days: two that swap their slots never wait for each other.
      const steps = [
        { key: slotKey(from), run: () => releaseSlot(trx, pujaType, from) },
        { key: slotKey(to), run: () => takePlace(trx, { ...wish, clock: clockOf(site) }) },
      ]
      for (const { run } of steps.toSorted((a, b) => (a.key < b.key ? -1 : 1))) await run()
      const changed: BookingRecord = { ...found, ...move, status: 'pending', isMoved: true }
      await updateBooking(trx, changed, now().toISOString())
      const before = await listSteps(trx, found.id)
      return record(trx, changed, before, site, { told: 'moved', by: 'devotee', movedFrom: from })
    },

    giveAddress: async (
      trx: Knex,
      { address, ...link }: Link & { address: PostalAddress },
    ): Promise<Booking> => {
      const found = await held(trx, await openedBy(trx, link))
      if (!mayTakeAddress(found)) throw new AppError('wrong_status')
      const changed: BookingRecord = { ...found, address }
      await updateBooking(trx, changed, now().toISOString())
      const site = await findSite(trx)
      const booking = await show(trx, changed, await listSteps(trx, found.id), site)
      await tell(trx, booking, site, { told: 'address', by: 'devotee' })
      return booking
    },

    /** The temple's own steps, for its staff; cancelling gives the place back. */
    advance: async (
      trx: Knex,
      { reference, status, actorId }: { reference: string; status: BookingStatus; actorId: string },
    ): Promise<Booking> => {
      const found = await held(trx, asReference(reference))
      if (!mayFollow(found, status)) throw new AppError('wrong_status')
      const changed: BookingRecord = { ...found, status }
      if (status === 'cancelled') await releaseSlot(trx, found.pujaType, whenOf(found))
      await updateBooking(trx, changed, now().toISOString())
      const before = await listSteps(trx, found.id)
      const site = await findSite(trx)
      return record(trx, changed, before, site, { told: status, by: 'temple', actorId })
    },

    availability: async (db: Knex, asked: Asked): Promise<Availability> => {
      const { pujaType } = asked
      const clock = clockOf(await findSite(db))
      const settings = await findSettings(db, pujaType)
      const today = todayOf(clock)
      const from = asked.from ?? today
      const to = asked.to ?? addDays(from, usualDays - 1)
      checkSpan(from, to)
      const taken = await listTaken(db, pujaType, from, to)
      const slotOf = (date: string, slot: DaySlot) => {
        const capacity = settings.capacity[slot]
        const when = { date, slot }
        return {
          slot,
          capacity,
          left: Math.max(0, capacity - (taken.get(slotKey(when)) ?? 0)),
          isClosed: refusalOf(when, settings, clock) !== undefined,
        }
      }
      return {
        today,
        lastDate: addDays(today, settings.aheadDays),
        timeZone: clock.timeZone,
        days: datesBetween(from, to).map((date) => ({
          date,
          slots: daySlots.map((slot) => slotOf(date, slot)),
        })),
      }
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>
