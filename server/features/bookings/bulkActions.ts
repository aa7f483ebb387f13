import type { Knex } from 'knex'
import { asReference } from '#contract/reference.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { listSteps, lockBooking } from './repository.ts'
import type { Bookings } from './service.ts'

type Deps = { readonly bookings: Pick<Bookings, 'advance' | 'undo'>; readonly audit: Audit }

type OwnStep = { readonly reference: string; readonly steps: number }

/** The same order for everybody, so that two people who confirm the same list never block each other. */
const inOrder = (references: readonly string[]): string[] =>
  [...new Set(references.map(asReference))].toSorted()

/** What staff do with many bookings in one press. */
export const createBulkActions = ({ bookings, audit }: Deps) => ({
  confirm: (db: Knex, references: readonly string[], actor: Actor) =>
    transact(db, async (trx) => {
      const confirmed: OwnStep[] = []
      const leftOut: string[] = []
      for (const reference of inOrder(references)) {
        const booking = await lockBooking(trx, reference)
        if (booking?.status !== 'pending') {
          leftOut.push(reference)
          continue
        }
        await bookings.advance(trx, { reference, status: 'confirmed', actorId: actor.id })
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: reference,
          action: 'status_set',
          before: { status: 'pending' },
          after: { status: 'confirmed' },
        })
        confirmed.push({ reference, steps: (await listSteps(trx, booking.id)).length })
      }
      return { confirmed, leftOut }
    }),

  /** A confirmation that has become something else in the meantime stays. */
  undo: (db: Knex, confirmed: readonly OwnStep[], actor: Actor) =>
    transact(db, async (trx) => {
      const undone: string[] = []
      const leftOut: string[] = []
      const stepsOf = new Map(
        confirmed.map(({ reference, steps }) => [asReference(reference), steps]),
      )
      for (const reference of inOrder([...stepsOf.keys()])) {
        const booking = await lockBooking(trx, reference)
        const isUndone =
          booking?.status === 'confirmed' &&
          (await isAllowed(() =>
            bookings.undo(trx, { reference, steps: stepsOf.get(reference) ?? 0 }),
          ))
        if (!isUndone) {
          leftOut.push(reference)
          continue
        }
        await audit(trx, actor, {
          subject: 'booking',
          subjectId: reference,
          action: 'step_undone',
          before: { status: 'confirmed' },
          after: { status: 'pending' },
        })
        undone.push(reference)
      }
      return { undone, leftOut }
    }),
})

/** Whether it was done; a refusal has changed nothing, so the others can go on. */
const isAllowed = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
