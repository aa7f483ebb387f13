import type { Knex } from 'knex'
import type { Booking, BookingStep } from '#contract/bookings/public.ts'
import type { Language } from '#contract/languages.ts'
import { asReference } from '#contract/reference.ts'
import type { Shared } from '#server/feature.ts'
import { assertMovableCash } from '#server/payments/cashLimit.ts'
import {
  assertOffered,
  createBookingContexts,
  officeOf,
  type BookingContext,
} from './bookingContext.ts'
import { assertOpens, isLinkOver, linkOver, tokenOf, unknownLink, type Key } from './link.ts'
import { insertNew, type NewBooking } from './newBooking.ts'
import { withHours } from './dayParts.ts'
import { fixedTimeOf } from './fixedTime.ts'
import { notifyAbout } from './notifications.ts'
import {
  insertStep,
  listSteps,
  lockBooking,
  updateBooking,
  type BookingRecord,
} from './repository.ts'
import { whenOf } from './reschedule.ts'
import { releaseSlot } from './slotRepository.ts'
import type { PujaSettings } from './slotTimes.ts'
import { takePlace } from './takeSlot.ts'
import { toBooking } from './toBooking.ts'
import type { BookingEvent } from './words.ts'

export type TransitionDeps = Pick<Shared, 'findSite' | 'notify' | 'linkSecret' | 'now'> & {
  readonly festivalDates: (db: Knex) => Promise<string[]>
}

export type Change = Pick<BookingStep, 'by' | 'movedFrom' | 'reason'> & {
  readonly event: Exclude<BookingEvent, 'address' | 'new_link'>
  readonly actorId?: string
  readonly userId?: string | undefined
}

/** How a booking gets from one state to the next, for devotees and staff alike. */
export const createTransitions = ({
  findSite,
  festivalDates,
  notify,
  linkSecret,
  now,
}: TransitionDeps) => {
  const contextOf = createBookingContexts({ findSite, festivalDates, now })

  const show = (
    record: BookingRecord,
    trail: readonly BookingStep[],
    { puja, settings, clock }: BookingContext,
  ): Booking => {
    const token = tokenOf(linkSecret, record)
    return toBooking(record, { trail, puja, settings, token, ...clock })
  }

  /** The booking, locked until the end of the transaction. */
  const hold = async (trx: Knex, reference: string, language?: Language) => {
    const found = await lockBooking(trx, reference)
    if (!found) throw unknownLink()
    return { found, context: await contextOf(trx, found, language) }
  }

  const opens = (
    db: Knex,
    found: BookingRecord,
    key: Key,
    { clock }: BookingContext,
  ): Promise<void> => assertOpens(db, found, key, { secret: linkSecret, today: clock.today })

  /** The same, for a devotee who may open it. */
  const holdBy = async (trx: Knex, key: Key) => {
    const held = await hold(trx, asReference(key.reference), key.language)
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
    const { language } = changed
    await notifyAbout(trx, notify, {
      booking,
      language,
      event,
      by,
      at,
      userId,
      ...officeOf(context),
    })
    return booking
  }

  const save = async (trx: Knex, changed: BookingRecord, { clock }: BookingContext) => {
    await updateBooking(trx, changed, clock.now.toISOString())
    return listSteps(trx, changed.id)
  }

  /** `adjust`: the rules as they are for who books it; `language`: in which they read. */
  const place = async (
    trx: Knex,
    input: NewBooking,
    {
      adjust = (settings) => settings,
      language,
    }: {
      readonly adjust?: (settings: PujaSettings) => PujaSettings
      readonly language?: Language
    },
  ) => {
    const context = await contextOf(trx, input, language)
    assertOffered(context)
    const settings = adjust(context.settings)
    const { clock } = context
    const when = whenOf(input)
    await takePlace(trx, { pujaType: input.pujaType, when, settings, clock })
    const { hours } = withHours(when, settings.parts)
    const exactTime = await fixedTimeOf(trx, when, settings, clock)
    return { fresh: await insertNew(trx, { ...input, hours, exactTime }, clock), context }
  }

  const assertCashAllows = (
    trx: Knex,
    { reference: booking, preferredDate, ...devotee }: BookingRecord,
  ) => assertMovableCash(trx, { ...devotee, booking, date: preferredDate })

  /** Frees the slot. */
  const cancel = async (
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
  const renewLink = async (
    trx: Knex,
    found: BookingRecord,
    context: BookingContext,
    by: BookingStep['by'],
  ) => {
    if (isLinkOver(found, context.clock.today)) throw linkOver()
    const changed: BookingRecord = { ...found, linkVersion: found.linkVersion + 1 }
    const booking = show(changed, await save(trx, changed, context), context)
    const at = context.clock.now.toISOString()
    const { linkVersion, language } = changed
    const about = { linkVersion, language, ...officeOf(context) }
    await notifyAbout(trx, notify, { booking, event: 'new_link', by, at, ...about })
    return booking
  }

  return {
    contextOf,
    show,
    hold,
    holdBy,
    opens,
    follow,
    save,
    place,
    assertCashAllows,
    cancel,
    renewLink,
  }
}

export type Transitions = ReturnType<typeof createTransitions>
