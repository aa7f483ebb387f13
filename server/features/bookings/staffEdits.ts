import type { Knex } from 'knex'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { asReference } from '#contract/reference.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { fieldsChanged, withDetails, type Details } from './details.ts'
import type { TempleMove } from './reschedule.ts'
import { lockBooking, updateBooking, type BookingRecord } from './repository.ts'
import type { Bookings } from './service.ts'
import { forgetOldSpellings } from './transliterations.ts'

type Deps = {
  readonly bookings: Pick<Bookings, 'move'>
  /** The booking as staff see it. */
  readonly show: (db: Knex, reference: string) => Promise<StaffBookingDetails>
  readonly audit: Audit
  readonly now: () => Date
}

/** The booking, locked until the end of the transaction. */
export const hold = async (trx: Knex, reference: string): Promise<BookingRecord> => {
  const found = await lockBooking(trx, asReference(reference))
  if (!found) throw new AppError('not_found', 'There is no such booking.')
  return found
}

type Move = Omit<TempleMove, 'actorId'>

/** Moves a booking that its transaction holds, with the entry in the log. */
export const createMove =
  ({ bookings, audit }: Pick<Deps, 'bookings' | 'audit'>) =>
  async (trx: Knex, found: BookingRecord, { steps, ...to }: Move, actor: Actor): Promise<void> => {
    const { preferredDate, preferredTime, exactTime, reference } = found
    await bookings.move(trx, { ...to, steps, actorId: actor.id })
    await audit(trx, actor, {
      subject: 'booking',
      subjectId: reference,
      action: 'moved',
      before: { preferredDate, preferredTime, exactTime },
      after: {
        preferredDate: to.preferredDate,
        preferredTime: to.preferredTime,
        exactTime: to.exactTime,
      },
    })
  }

/** What the office changes in a booking besides its steps. */
export const createStaffEdits = ({ bookings, show, audit, now }: Deps) => ({
  move: (db: Knex, move: Move, actor: Actor): Promise<StaffBookingDetails> =>
    transact(db, async (trx) => {
      const found = await hold(trx, move.reference)
      await createMove({ bookings, audit })(trx, found, move, actor)
      return show(trx, found.reference)
    }),

  /** The log names the fields, never what was in them. */
  update: (
    db: Knex,
    { reference, ...input }: Details & { readonly reference: string },
    context: Context,
  ): Promise<StaffBookingDetails> =>
    transact(db, async (trx) => {
      const found = await hold(trx, reference)
      assertVersion(found.version, context)
      const changed = { ...withDetails(found, input), version: found.version + 1 }
      const fields = fieldsChanged(found, changed)
      if (fields.length === 0) return show(trx, found.reference)
      await updateBooking(trx, changed, now().toISOString())
      await forgetOldSpellings(trx, changed)
      await audit(trx, context.actor, {
        subject: 'booking',
        subjectId: found.reference,
        action: 'details_changed',
        after: { changedFields: fields },
      })
      return show(trx, found.reference)
    }),
})
