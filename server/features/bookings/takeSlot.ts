import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { hoursOn } from '#contract/site/openingHours.ts'
import type { FreeSlot, PujaType } from '#contract/bookings/pujas.ts'
import { AppError } from '#server/errors.ts'
import { withMoonrise, type When } from './slotHours.ts'
import { listTaken, takeSlot } from './slotRepository.ts'
import { nearestFree, refusalOf, type Clock, type PujaSettings, type Refusal } from './slotTimes.ts'
import { dayName } from './words.ts'

type SlotRequest = {
  readonly pujaType: PujaType
  readonly when: When
  readonly settings: PujaSettings
  readonly clock: Clock
}

type Plain = Exclude<Refusal, 'past' | 'not_sankashti' | 'too_far' | 'other_hours'>

const wordsOf: Readonly<Record<Plain, string>> = {
  over: 'This time has already passed today. Please choose another.',
  too_late:
    'It is too late to book this time: the priests need time to prepare. Please choose another.',
  temple_closed: 'The temple is closed on that day. Please choose another.',
  closed: 'The temple does not offer this puja at that time. Please choose another.',
}

const refused = (
  refusal: Refusal | 'full',
  { when, settings, clock }: SlotRequest,
  freeSlots: FreeSlot[],
) => {
  if (refusal === 'full') return new AppError('slot_full', undefined, [], { freeSlots })
  const invalid = (pointer: string, detail: string) =>
    new AppError('invalid_input', `${detail}.`, [{ pointer, detail }], { freeSlots })
  if (refusal === 'past') return invalid('#/preferredDate', 'Please choose today or a later date')
  if (refusal === 'not_sankashti') {
    return invalid(
      '#/preferredTime',
      settings.hasMoonrise
        ? 'Only a Sankashti has a time at moonrise. Please choose another time or day'
        : 'This puja has no time at moonrise. Please choose another time',
    )
  }
  return new AppError('slot_closed', closedWords(), [], { freeSlots })

  function closedWords(): string {
    if (refusal === 'too_far')
      return `This puja can be booked until ${dayName(addDays(clock.today, settings.aheadDays))}.`
    if (refusal === 'other_hours') {
      const hours = settings.hours && hoursOn(settings.hours, when.date)
      return `The temple’s hours on that day are ${hours?.join(' and ')}. Please choose another time or day.`
    }
    return wordsOf[refusal as Plain]
  }
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
