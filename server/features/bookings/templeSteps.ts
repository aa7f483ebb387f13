import type { Knex } from 'knex'
import type { Booking } from '#contract/bookings/public.ts'
import { asReference } from '#contract/reference.ts'
import type { TakeBack } from '#server/adapters/email/port.ts'
import type { CounterPlaces } from '#contract/counter/bookingsAdmin.ts'
import { assertMayFollow, type TempleStep } from './assertAllowed.ts'
import { readCounterPlaces, type PlacesQuery } from './counterPlaces.ts'
import type { NewBooking } from './newBooking.ts'
import { withHours } from './dayParts.ts'
import { insertStep, listSteps, type BookingRecord } from './repository.ts'
import { assertMovable, changeSlot, placeOf, whenOf, type TempleMove } from './reschedule.ts'
import { evenIfOver, slotKey, withoutNotice } from './slotTimes.ts'
import { takePlace } from './takeSlot.ts'
import type { Change, Transitions } from './transitions.ts'
import { undoStep } from './undo.ts'

type Deps = { readonly takeBack: TakeBack }

/** The temple's own steps, by staff. The devotee's notice does not bind them. */
export const createTempleSteps = (transitions: Transitions, { takeBack }: Deps) => {
  const { contextOf, hold, follow, save, place, assertCashAllows, cancel, renewLink } = transitions
  return {
    /** What the counter can book: on one day, or on the next that has a free part. */
    counterPlaces: async (db: Knex, query: PlacesQuery): Promise<CounterPlaces> => {
      const { settings, clock } = await contextOf(db, query)
      return readCounterPlaces(db, query, withoutNotice(settings), clock)
    },

    /** Taken by staff, at the counter or on the telephone: confirmed at once. */
    take: async (
      trx: Knex,
      input: NewBooking,
      { actorId, isOver = false }: { readonly actorId: string; readonly isOver?: boolean },
    ): Promise<Booking> => {
      const { fresh, context } = await place(trx, input, {
        adjust: (settings) =>
          isOver ? evenIfOver(withoutNotice(settings)) : withoutNotice(settings),
      })
      const at = context.clock.now.toISOString()
      await insertStep(trx, fresh.id, 0, { status: 'pending', at, by: 'temple', actorId })
      const taken: BookingRecord = { ...fresh, status: 'confirmed' }
      const change = { event: 'confirmed', by: 'temple', actorId } as const
      return follow(trx, taken, await save(trx, taken, context), context, change)
    },

    /** The same as the devotee's `renewOwnLink`. */
    renewLink: async (trx: Knex, reference: string): Promise<Booking> => {
      const { found, context } = await hold(trx, asReference(reference))
      return renewLink(trx, found, context, 'temple')
    },

    /** The temple's own steps, by staff; cancelling frees the place. */
    advance: async (trx: Knex, step: TempleStep): Promise<Booking> => {
      const { status, actorId, reason } = step
      const { found, context } = await hold(trx, asReference(step.reference))
      assertMayFollow(found, status, context.clock)
      const change: Change = { event: status, by: 'temple', actorId, reason }
      if (status === 'cancelled') return cancel(trx, found, context, change)
      const changed: BookingRecord = { ...found, status }
      return follow(trx, changed, await save(trx, changed, context), context, change)
    },

    /** By staff: the devotee's notice does not bind them, and its status stays. */
    move: async (
      trx: Knex,
      { reference, steps, actorId, ...place }: TempleMove,
    ): Promise<Booking> => {
      const { found, context } = await hold(trx, asReference(reference))
      const before = await listSteps(trx, found.id)
      const isSameSlot = slotKey(whenOf(found)) === slotKey(whenOf(place))
      const { hours } = isSameSlot ? found : withHours(whenOf(place), context.settings.parts)
      const to = { ...place, hours }
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
  }
}
