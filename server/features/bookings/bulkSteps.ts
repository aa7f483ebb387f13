import type { Knex } from 'knex'
import type { BookingMark, DoneSteps } from '#contract/bookings/bulkAdmin.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'
import { asReference } from '#contract/reference.ts'
import type { Audit } from '#server/admin/audit.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { listSteps, type BookingRecord } from './repository.ts'
import type { Bookings } from './service.ts'
import { hold } from './staffEdits.ts'

type Deps = { readonly bookings: Pick<Bookings, 'advance' | 'undo'>; readonly audit: Audit }

/** The steps that lead there, from each status in which that makes sense. */
const stepsTo: Readonly<
  Record<BookingMark, Partial<Record<BookingStatus, readonly BookingStatus[]>>>
> = {
  performed: { confirmed: ['in_progress', 'performed'], in_progress: ['performed'] },
  prasad_sent: { performed: ['prasad_sent'] },
}

/** Why a booking cannot be marked, as a sentence that follows its name. */
const refusal = ({ status, includePrasad }: BookingRecord, mark: BookingMark): string => {
  if (status === 'cancelled') return 'It was cancelled.'
  if (status === 'pending') return 'It is not confirmed yet.'
  if (mark === 'prasad_sent' && !includePrasad) return 'No prasad was requested.'
  return mark === 'prasad_sent' && status !== 'prasad_sent' && status !== 'closed'
    ? 'It is not marked as performed yet.'
    : 'This was done before.'
}

const pathTo = (found: BookingRecord, mark: BookingMark): readonly BookingStatus[] => {
  const path = stepsTo[mark][found.status]
  if (path && (mark === 'performed' || found.includePrasad)) return path
  throw new AppError('wrong_status', refusal(found, mark))
}

/** Steps of many bookings in one press: each in a transaction of its own, or left out with the reason. */
export const createBulkSteps = ({ bookings, audit }: Deps) => ({
  mark: (
    db: Knex,
    { references, mark }: { readonly references: readonly string[]; readonly mark: BookingMark },
    actor: Actor,
  ) =>
    inBatch(
      references.map(asReference),
      (reference) => reference,
      (reference) =>
        transact(db, async (trx): Promise<DoneSteps> => {
          const found = await hold(trx, reference)
          const path = pathTo(found, mark)
          for (const status of path)
            await bookings.advance(trx, { reference, status, actorId: actor.id })
          await audit(trx, actor, {
            subject: 'booking',
            subjectId: reference,
            action: 'status_set',
            before: { status: found.status },
            after: { status: mark },
          })
          const { length: steps } = await listSteps(trx, found.id)
          return { id: reference, steps, taken: path.length }
        }),
    ),

  undo: (db: Knex, done: readonly DoneSteps[], actor: Actor) =>
    inBatch(
      done.map(({ id, ...steps }) => ({ id: asReference(id), ...steps })),
      ({ id }) => id,
      ({ id, steps, taken }) =>
        transact(db, async (trx) => {
          const before = await hold(trx, id)
          for (let last = steps; last > steps - taken; last -= 1)
            await bookings.undo(trx, { reference: id, steps: last })
          const after = await hold(trx, id)
          await audit(trx, actor, {
            subject: 'booking',
            subjectId: id,
            action: 'step_undone',
            before: { status: before.status },
            after: { status: after.status },
          })
          return { id }
        }),
    ),
})
