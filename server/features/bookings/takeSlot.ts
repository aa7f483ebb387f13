import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { hoursOn } from '#contract/site/openingHours.ts'
import type { FreeSlot, PujaType } from '#contract/bookings/pujas.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { withMoonrise, type When } from './slotHours.ts'
import { listTaken, takeSlot } from './slotRepository.ts'
import { nearestFree, refusalOf, type Clock, type PujaSettings, type Refusal } from './slotTimes.ts'

type SlotRequest = {
  readonly pujaType: PujaType
  readonly when: When
  readonly settings: PujaSettings
  readonly clock: Clock
}

type Plain = Exclude<Refusal, 'past' | 'not_sankashti' | 'too_far' | 'other_hours'>

const plainReasons: Readonly<Record<Plain, Reason | undefined>> = {
  over: { code: 'bookings.timePassed' },
  too_late: { code: 'bookings.tooSoon' },
  temple_closed: { code: 'bookings.templeClosed' },
  // What the code itself means.
  closed: undefined,
}

const reasonOf = (refusal: Refusal, { when, settings, clock }: SlotRequest): Reason | undefined => {
  if (refusal === 'too_far') {
    const until = addDays(clock.today, settings.aheadDays)
    return { code: 'bookings.tooFar', params: { until } }
  }
  if (refusal === 'other_hours') {
    const hours = settings.hours ? hoursOn(settings.hours, when.date) : []
    return { code: 'bookings.otherHours', params: { hours } }
  }
  return plainReasons[refusal as Plain]
}

const refused = (refusal: Refusal | 'full', request: SlotRequest, freeSlots: FreeSlot[]) => {
  if (refusal === 'full') return new AppError('slot_full', undefined, [], { freeSlots })
  if (refusal === 'past')
    return invalidField('#/preferredDate', { code: 'bookings.dayPassed' }, { freeSlots })
  if (refusal === 'not_sankashti') {
    const code = request.settings.hasMoonrise ? 'bookings.noSankashti' : 'bookings.noMoonriseTime'
    return invalidField('#/preferredTime', { code }, { freeSlots })
  }
  return new AppError('slot_closed', reasonOf(refusal, request), [], { freeSlots })
}

/** Takes one place, or refuses with the nearest free slots. */
export const takePlace = async (trx: Knex, request: SlotRequest): Promise<void> => {
  const { pujaType, when, settings, clock } = request
  const refusal =
    refusalOf(when, settings, clock) ?? ((await takeSlot(trx, pujaType, when)) ? undefined : 'full')
  if (refusal === undefined) return
  const { today } = clock
  const taken = await listTaken(trx, pujaType, settings.capacity, {
    from: today,
    to: addDays(today, settings.aheadDays),
  })
  const free = nearestFree(when, settings, taken, clock)
  throw refused(
    refusal,
    request,
    free.map((each) => withMoonrise(each, clock.city)),
  )
}
