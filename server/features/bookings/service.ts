import type { Knex } from 'knex'
import type { Availability, Booking } from '#contract/bookings/public.ts'
import { offered, type Language } from '#contract/languages.ts'
import { asReference } from '#contract/reference.ts'
import type { ExtraHours } from '#contract/site/openingHours.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Site } from '#contract/site/public.ts'
import type { Mail, TakeBack } from '#server/adapters/email/port.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertOther, assertPinOfState } from './assertAllowed.ts'
import { assertChangeable, officeOf } from './bookingContext.ts'
import { withHours } from './dayParts.ts'
import { fixedTimeOf } from './fixedTime.ts'
import { isLinkOver, unknownLink, type Key } from './link.ts'
import { computedSpan, listMoonriseHours } from './moonriseHours.ts'
import type { NewBooking } from './newBooking.ts'
import type { Addressed } from './mails.ts'
import { mailOf, notifyAbout, type News } from './notifications.ts'
import { forgetOver, isOwnersAddress, listBookingsOf, setOwner } from './owners.ts'
import { readAvailability, type AvailabilityQuery } from './readAvailability.ts'
import { findBooking, listSteps, lockBooking, type BookingRecord } from './repository.ts'
import { changeSlot, placeOf, whenOf } from './reschedule.ts'
import { readClock, slotKey } from './slotTimes.ts'
import { mayTakeAddress } from './statuses.ts'
import { takePlace } from './takeSlot.ts'
import { createTempleSteps } from './templeSteps.ts'
import { asOf } from './toBooking.ts'
import { createTransitions, type TransitionDeps } from './transitions.ts'

type Deps = TransitionDeps &
  Pick<Shared, 'publicUrl'> & {
    readonly takeBack: TakeBack
  }

/**
 * Bookings of pujas, from the devotee's request until they are closed. All writes are part of the
 * caller's transaction.
 */
export const createBookings = (deps: Deps) => {
  const { festivalDates, notify, publicUrl, now } = deps
  const transitions = createTransitions(deps)
  const {
    contextOf,
    show,
    holdBy,
    opens,
    follow,
    save,
    place,
    assertCashAllows,
    cancel,
    renewLink,
  } = transitions
  /** For its caller, or else in the language in which its devotee reads. */
  const open = async (db: Knex, key: Key) => {
    const found = await findBooking(db, asReference(key.reference))
    if (!found) throw unknownLink()
    const context = await contextOf(db, found, key.language ?? offered(found.language))
    await opens(db, found, key, context)
    const booking = show(found, await listSteps(db, found.id), context)
    return { booking, language: found.language }
  }

  return {
    ...createTempleSteps(transitions, deps),

    /** `userId` is present if the caller is logged in. */
    create: async (trx: Knex, input: NewBooking, userId?: string): Promise<Booking> => {
      assertPinOfState(input.address)
      const { fresh, context } = await place(trx, input, input)
      if (userId !== undefined) await setOwner(trx, fresh.id, userId)
      return follow(trx, fresh, [], context, { event: 'pending', by: 'devotee', userId })
    },

    open,

    get: async (db: Knex, key: Key): Promise<Booking> => (await open(db, key)).booking,

    /** For staff: as the holder of its link sees it, in the holder's language. Its row is locked. */
    hold: async (trx: Knex, reference: string) => {
      const found = await lockBooking(trx, asReference(reference))
      if (!found) throw unknownLink()
      const { language } = found
      const context = await contextOf(trx, found, offered(language))
      return { booking: show(found, await listSteps(trx, found.id), context), language }
    },

    /** The bookings of an account, the latest day first. */
    listOf: async (db: Knex, userId: string, language: Language): Promise<Booking[]> => {
      const shown: Booking[] = []
      for (const found of await listBookingsOf(db, userId)) {
        const context = await contextOf(db, found, language)
        shown.push(show(found, await listSteps(db, found.id), context))
      }
      return shown
    },

    forgetOver: (db: Knex): Promise<void> => forgetOver(db, now()),

    cancel: async (trx: Knex, key: Key): Promise<Booking> => {
      const { found, context } = await holdBy(trx, key)
      assertChangeable(found, context)
      const { userId } = key
      return cancel(trx, found, context, { event: 'cancelled', by: 'devotee', userId })
    },

    /** Frees the old slot and takes the new one, or does neither. The temple confirms it again. */
    reschedule: async (
      trx: Knex,
      {
        reference,
        token,
        userId,
        language,
        ...move
      }: Key & Pick<BookingRecord, 'preferredDate' | 'preferredTime'>,
    ): Promise<Booking> => {
      const { found, context } = await holdBy(trx, { reference, token, userId, language })
      assertChangeable(found, context)
      if (found.isMoved) throw new AppError('already_moved')
      const { pujaType } = found
      const [from, to] = [whenOf(found), whenOf(move)]
      assertOther(slotKey(from), slotKey(to))
      await changeSlot(trx, pujaType, { from, to }, () =>
        takePlace(trx, { pujaType, when: to, ...context }),
      )
      const { settings, clock } = context
      const changed: BookingRecord = {
        ...found,
        ...move,
        hours: withHours(to, settings.parts).hours,
        exactTime: await fixedTimeOf(trx, to, settings, clock),
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
        language: changed.language,
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
      return renewLink(trx, found, context, 'devotee')
    },

    /** Those that phones need to know for the temple's hours. */
    comingFestivalDates: async (db: Knex, { city }: Site): Promise<string[]> => {
      const { from, to } = computedSpan(readClock(now(), city).today)
      return (await festivalDates(db)).filter((date) => from <= date && date <= to)
    },

    /** When the temple is open beyond its usual hours. */
    moonriseHours: (db: Knex, site: Site): Promise<ExtraHours[]> =>
      listMoonriseHours(db, site, now()),

    availability: async (db: Knex, query: AvailabilityQuery): Promise<Availability> => {
      const { settings, clock } = await contextOf(db, query)
      return readAvailability(db, query, settings, clock)
    },

    /** For an email to its devotee: as it is now, and what such an email may say. */
    addressed: async (
      db: Knex,
      reference: string,
      language: Language,
    ): Promise<Addressed | undefined> => {
      const found = await findBooking(db, reference)
      if (!found?.email) return undefined
      const context = await contextOf(db, found, offered(language))
      return {
        booking: show(found, await listSteps(db, found.id), context),
        isOwnAddress: await isOwnersAddress(db, found.id),
        hasLink: !isLinkOver(found, context.clock.today),
      }
    },

    /** Writes the email that `tell` queued. */
    writeMail: async (db: Knex, about: unknown, language: Language): Promise<Mail | undefined> => {
      const news = about as News
      const found = await findBooking(db, news.reference)
      if (!found) throw unknownLink()
      const trail = await listSteps(db, found.id)
      const context = await contextOf(db, found, offered(language))
      const booking = show(asOf(found, trail, news.steps), trail.slice(0, news.steps), context)
      // A new temple may not have entered the address of its office yet.
      if (news.to === 'temple' && context.site.email === '') return undefined
      const isOwnAddress = await isOwnersAddress(db, found.id)
      const hasLink = !isLinkOver(found, context.clock.today)
      const temple = context.site
      return mailOf(news, { booking, language, temple, publicUrl, isOwnAddress, hasLink })
    },
  }
}

export type Bookings = ReturnType<typeof createBookings>
