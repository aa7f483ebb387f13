import type { Knex } from 'knex'
import type { DoneSteps, moveBookings } from '#contract/bookings/bulkAdmin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { asReference } from '#contract/reference.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { listSteps, type BookingRecord } from './repository.ts'
import { createMove, hold } from './staffEdits.ts'
import { isStillOpen } from './statuses.ts'

type Moves = Parsed<typeof moveBookings>
type Place = Pick<BookingRecord, 'preferredDate' | 'preferredTime' | 'exactTime'>

const isSame = (a: Place, b: Place): boolean =>
  a.preferredDate === b.preferredDate &&
  a.preferredTime === b.preferredTime &&
  a.exactTime === b.exactTime

/** What is not named stays; the exact time stays with its part of the day. */
const placeFor = (found: BookingRecord, to: Omit<Moves, 'items'>): Place => {
  const { preferredDate = found.preferredDate, preferredTime = found.preferredTime } = to
  const keptTime = preferredTime === found.preferredTime ? found.exactTime : undefined
  return { preferredDate, preferredTime, exactTime: to.exactTime ?? keptTime }
}

/** Why it is not moved, as a sentence that follows its name. */
const refusal = (found: BookingRecord, seen: Place, place: Place): string | undefined => {
  if (found.status === 'cancelled') return 'It was cancelled.'
  if (!isStillOpen(found.status)) return 'It has begun.'
  if (!isSame(found, seen)) return 'Its time was changed meanwhile. Please look again.'
  return isSame(found, place) ? 'It is at that time already.' : undefined
}

/** Moves many bookings, in the order given: what does not fit stays, with the reason. */
export const createBulkMoves = (deps: Parameters<typeof createMove>[0]) => {
  const move = createMove(deps)
  return (db: Knex, { items, ...to }: Moves, actor: Actor) =>
    inBatch(
      items.map(({ id, ...seen }) => ({ ...seen, reference: asReference(id) })),
      ({ reference }) => reference,
      ({ reference, ...seen }) =>
        transact(db, async (trx): Promise<DoneSteps> => {
          const found = await hold(trx, reference)
          const place = placeFor(found, to)
          const reason = refusal(found, seen, place)
          if (reason !== undefined) throw new AppError('wrong_status', reason)
          const { length: steps } = await listSteps(trx, found.id)
          await move(trx, found, { reference, steps, ...place }, actor)
          return { id: reference, steps: steps + 1, taken: 1 }
        }),
    )
}
