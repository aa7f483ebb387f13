import type { Knex } from 'knex'
import type { Availability, Booking, BookingStep } from '#contract/bookings/public.ts'
import type { ExtraHours } from '#contract/site/openingHours.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Site } from '#contract/site/public.ts'
import { asReference } from '#contract/reference.ts'
import type { Mail, TakeBack } from '#server/adapters/email/port.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertMayFollow, assertOther, assertPinOfState, type TempleStep } from './assertAllowed.ts'
import { assertOpens, isLinkOver, linkOver, tokenOf, unknownLink, type Key } from './link.ts'
import { knownSpan, listMoonriseHours } from './moonriseHours.ts'
import { assertMovable, changeSlot, placeOf, whenOf, type TempleMove } from './reschedule.ts'
import { assertMovableCash } from '#server/payments/cashLimit.ts'
import { takePlace } from './takeSlot.ts'
import { readAvailability, type AvailabilityQuery } from './readAvailability.ts'
import { forgetOver, isOwnersAddress, listBookingsOf, setOwner } from './owners.ts'
import { insertNew, type NewBooking } from './newBooking.ts'
import {
  findBooking,
  insertStep,
  listSteps,
  lockBooking,
  updateBooking,
  type BookingRecord,
} from './repository.ts'
import {
  assertChangeable,
  assertOffered,
  createBookingContexts,
  officeOf,
  type BookingContext,
} from './bookingContext.ts'
import { releaseSlot } from './slotRepository.ts'
import { readClock, slotKey, withoutNotice } from './slotTimes.ts'
import { mayTakeAddress } from './statuses.ts'
import { mailOf, notifyAbout, type News } from './notifications.ts'
import { asOf, toBooking } from './toBooking.ts'
import { undoStep } from './undo.ts'
import type { BookingEvent } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'publicUrl' | 'linkSecret' | 'now'> & {
  readonly festivalDates: (db: Knex) => Promise<string[]>
  readonly takeBack: TakeBack
}

type Change = Pick<BookingStep, 'by' | 'movedFrom' | 'reason'> & {
  readonly event: Exclude<BookingEvent, 'address' | 'new_link'>
  readonly actorId?: string
  readonly userId?: string | undefined
}

/**
 * Bookings of pujas, from the devotee's request until they are closed. All writes are part of the
 * caller's transaction.
 */
export const createBookings = ({
  findSite,
  festivalDates,
  notify,
  takeBack,
  publicUrl,
  linkSecret,
  now,
}: Deps) => {
  const contextOf = createBookingContexts({ findSite, festivalDates, now })

  const show = (
    record: BookingRecord,
    trail: readonly BookingStep[],
    { puja, settings, clock }: BookingContext,
  ): Booking => {
    const token = tokenOf(linkSecret, record)
    return toBooking(record, { trail, pujaName: puja.name, settings, token, ...clock })
  }

  /** The booking, locked until the end of the transaction. */
  const hold = async (trx: Knex, reference: string) => {
    const found = await lockBooking(trx, reference)
    if (!found) throw unknownLink()
    return { found, context: await contextOf(trx, found) }
  }

  const opens = (
    db: Knex,
    found: BookingRecord,
    key: Key,
    { clock }: BookingContext,
  ): Promise<void> => assertOpens(db, found, key, { secret: linkSecret, today: clock.today })

  /** The same, for a devotee who may open it. */
  const holdBy = async (trx: Knex, key: Key) => {
    const held = await hold(trx, asReference(key.reference))
    await opens(trx, held.found, key, held.context)
    return held
  }

  /** Adds the step to the trail and sends the emails about it. */
  const follow = async (
    trx: Knex,
    changed: BookingRecord,
    before: readonly BookingStep[],
    context: BookingContext,
    { event, by, actorId, userId, movedFrom, reason }: Change,
  ): Promise<Booking> => {
    const at = context.clock.now.toISOString()
    const step: BookingStep = {
      status: changed.status,
      at,
      by,
      ...(movedFrom && { movedFrom }),
      ...(reason && { reason }),
    }
    await insertStep(trx, changed.id, before.length, { ...step, actorId })
    const booking = show(changed, [...before, step], context)
    await notifyAbout(trx, notify, { booking, event, by, at, userId, ...officeOf(context) })
    return booking
  }

  const save = async (trx: Knex, changed: BookingRecord, { clock }: BookingContext) => {
    await updateBooking(trx, changed, clock.now.toISOString())
    return listSteps(trx, changed.id)
  }

  const place = async (trx: Knex, input: NewBooking, by: BookingStep['by']) => {
    const context = await contextOf(trx, input)
    assertOffered(context)
    const settings = by === 'temple' ? withoutNotice(context.settings) : context.settings
    await takePlace(trx, {
      pujaType: input.pujaType,
      when: whenOf(input),
      settings,
      clock: context.clock,
    })
    return { fresh: await insertNew(trx, input, context.clock), context }
  }

  const assertCashAllows = (
    trx: Knex,
    { reference: booking, preferredDate, ...devotee }: BookingRecord,
  ) => assertMovableCash(trx, { ...devotee, booking, date: preferredDate })

  const cancelled = async (
    trx: Knex,
    found: BookingRecord,
    context: BookingContext,
    change: Change,
  ) => {
    const changed: BookingRecord = { ...found, status: 'cancelled' }
    const before = await save(trx, changed, context)
    await releaseSlot(trx, found.pujaType, whenOf(found))
    return follow(trx, changed, before, context, change)
  }

  /** The old link stops working, and the person who booked gets the new one by email. */
  const renewed = async (
    trx: Knex,
    found: BookingRecord,
    context: BookingContext,
    by: BookingStep['by'],
  ) => {
    if (isLinkOver(found, context.clock.today)) throw linkOver()
    const changed: BookingRecord = { ...found, linkVersion: found.linkVersion + 1 }
    const booking = show(changed, await save(trx, changed, context), context)
    const at = context.clock.now.toISOString()
    const about = { linkVersion: changed.linkVersion, ...officeOf(context) }
    await notifyAbout(trx, notify, { booking, event: 'new_link', by, at, ...about })
    return booking
  }

  return {
    /** `userId` is present if the caller is logged in. */
    create: async (trx: Knex, input: NewBooking, userId?: string): Promise<Booking> => {
      assertPinOfState(input.address)
      const { fresh, context } = await place(trx, input, 'devotee')
      if (userId !== undefined) await setOwner(trx, fresh.id, userId)
      return follow(trx, fresh, [], context, { event: 'pending', by: 'devotee', userId })
    },

    /** Taken by staff, at the counter or on the telephone: confirmed at once. */
    take: async (trx: Knex, input: NewBooking, actorId: string): Promise<Booking> => {
      const { fresh, context } = await place(trx, input, 'temple')
      const at = context.clock.now.toISOString()
      await insertStep(trx, fresh.id, 0, { status: 'pending', at, by: 'temple', actorId })
      const taken: BookingRecord = { ...fresh, status: 'confirmed' }
      const change = { event: 'confirmed', by: 'temple', actorId } as const
      return follow(trx, taken, await save(trx, taken, context), context, change)
    },

    get: async (db: Knex, key: Key): Promise<Booking> => {
      const found = await findBooking(db, asReference(key.reference))
      if (!found) throw unknownLink()
      const context = await contextOf(db, found)
      await opens(db, found, key, context)
      return show(found, await listSteps(db, found.id), context)
    },

    /** The bookings of an account, the latest day first. */
    listOf: async (db: Knex, userId: string): Promise<Booking[]> => {
      const shown: Booking[] = []
      for (const found of await listBookingsOf(db, userId)) {
        shown.push(show(found, await listSteps(db, found.id), await contextOf(db, found)))
      }
      return shown
    },

    forgetOver: (db: Knex): Promise<void> => forgetOver(db, now()),

    cancel: async (trx: Knex, key: Key): Promise<Booking> => {
      const { found, context } = await holdBy(trx, key)
      assertChangeable(found, context)
      const { userId } = key
      return cancelled(trx, found, context, { event: 'cancelled', by: 'devotee', userId })
    },

    /** Frees the old slot and takes the new one, or does neither. The temple confirms it again. */
    reschedule: async (
      trx: Knex,
      {
        reference,
        token,
        userId,
        ...move
      }: Key & Pick<BookingRecord, 'preferredDate' | 'preferredTime'>,
    ): Promise<Booking> => {
      const { found, context } = await holdBy(trx, { reference, token, userId })
      assertChangeable(found, context)
      if (found.isMoved) throw new AppError('already_moved')
      const { pujaType } = found
      const [from, to] = [whenOf(found), whenOf(move)]
      assertOther(slotKey(from), slotKey(to))
      await changeSlot(trx, pujaType, { from, to }, () =>
        takePlace(trx, { pujaType, when: to, ...context }),
      )
      const changed: BookingRecord = {
        ...found,
        ...move,
        exactTime: undefined,
        status: 'pending',
        isMoved: true,
      }
      const before = await save(trx, changed, context)
      await assertCashAllows(trx, changed)
      const movedFrom = placeOf(found)
      const change = { event: 'moved', by: 'devotee', movedFrom, userId } as const
      return follow(trx, changed, before, context, change)
    },

    giveAddress: async (
      trx: Knex,
      { address, ...key }: Key & { readonly address: PostalAddress },
    ): Promise<Booking> => {
      assertPinOfState(address)
      const { found, context } = await holdBy(trx, key)
      if (!mayTakeAddress(found)) throw new AppError('wrong_status')
      const changed: BookingRecord = { ...found, address }
      const booking = show(changed, await save(trx, changed, context), context)
      const at = context.clock.now.toISOString()
      await notifyAbout(trx, notify, {
        booking,
        event: 'address',
        by: 'devotee',
        at,
        ...officeOf(context),
      })
      return booking
    },

    /** At the devotee's request: the answer has the new link. */
    renewOwnLink: async (trx: Knex, key: Key): Promise<Booking> => {
      const { found, context } = await holdBy(trx, key)
      return renewed(trx, found, context, 'devotee')
    },

    /** The same, by staff. */
    renewLink: async (trx: Knex, reference: string): Promise<Booking> => {
      const { found, context } = await hold(trx, asReference(reference))
      return renewed(trx, found, context, 'temple')
    },

    /** The temple's own steps, by staff; cancelling frees the place. */
    advance: async (trx: Knex, step: TempleStep): Promise<Booking> => {
      const { status, actorId, reason } = step
      const { found, context } = await hold(trx, asReference(step.reference))
      assertMayFollow(found, status, context.clock)
      const change: Change = { event: status, by: 'temple', actorId, reason }
      if (status === 'cancelled') return cancelled(trx, found, context, change)
      const changed: BookingRecord = { ...found, status }
      return follow(trx, changed, await save(trx, changed, context), context, change)
    },

    /** By staff: the devotee's notice does not bind them, and its status stays. */
    move: async (trx: Knex, { reference, steps, actorId, ...to }: TempleMove): Promise<Booking> => {
      const { found, context } = await hold(trx, asReference(reference))
      const before = await listSteps(trx, found.id)
      assertMovable(found, { ...to, steps, seen: before.length, ...context.clock })
      const { pujaType } = found
      const settings = withoutNotice(context.settings)
      await changeSlot(trx, pujaType, { from: whenOf(found), to: whenOf(to) }, () =>
        takePlace(trx, { pujaType, when: whenOf(to), settings, clock: context.clock }),
      )
      const changed: BookingRecord = { ...found, ...to, exactTime: to.exactTime }
      await save(trx, changed, context)
      await assertCashAllows(trx, changed)
      return follow(trx, changed, before, context, {
        event: 'moved',
        by: 'temple',
        movedFrom: placeOf(found),
        actorId,
      })
    },

    /** Undoes the temple's last step, the last of `steps`. */
    undo: async (trx: Knex, step: { readonly reference: string; readonly steps: number }) => {
      const { found, context } = await hold(trx, asReference(step.reference))
      await undoStep(trx, found, step.steps, { takeBack, clock: context.clock })
    },

    /** Those that phones need to know for the temple's hours. */
    comingFestivalDates: async (db: Knex, { city }: Site): Promise<string[]> => {
      const { from, to } = knownSpan(readClock(now(), city).today)
      return (await festivalDates(db)).filter((date) => from <= date && date <= to)
    },

    /** When the temple is open beyond its usual hours. */
    moonriseHours: (db: Knex, site: Site): Promise<ExtraHours[]> =>
      listMoonriseHours(db, site, now()),

    availability: async (db: Knex, query: AvailabilityQuery): Promise<Availability> => {
      const { settings, clock } = await contextOf(db, query)
      return readAvailability(db, query, settings, clock)
    },

    /** Writes the email that `tell` queued. */
    writeMail: async (db: Knex, about: unknown): Promise<Mail> => {
      const news = about as News
      const found = await findBooking(db, news.reference)
      if (!found) throw unknownLink()
      const trail = await listSteps(db, found.id)
      const context = await contextOf(db, found)
      const booking = show(asOf(found, trail, news.steps), trail.slice(0, news.steps), context)
      const isOwnAddress = await isOwnersAddress(db, found.id)
      const hasLink = !isLinkOver(found, context.clock.today)
      return mailOf(news, { booking, temple: context.site, publicUrl, isOwnAddress, hasLink })
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>
