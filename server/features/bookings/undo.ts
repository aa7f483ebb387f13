import type { Knex } from 'knex'
import type { BookingStep } from '#contract/bookings/public.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import type { TakeBack } from '#server/adapters/email/port.ts'
import { AppError } from '#server/errors.ts'
import { stepKey } from './notifications.ts'
import { deleteStep, listSteps, updateBooking, type BookingRecord } from './repository.ts'
import { changeSlot, whenOf } from './reschedule.ts'
import { takeSlot } from './slotRepository.ts'
import type { Clock } from './slotTimes.ts'
import { undoUntil } from '#server/admin/undoUntil.ts'

/**
 * Undoes the temple's last step: its row in the trail, its place in the slot, and the waiting
 * email. Refused if somebody has done something since, or the email is on its way.
 */
export const undoStep = async (
  trx: Knex,
  found: BookingRecord,
  steps: number,
  { takeBack, clock }: { readonly takeBack: TakeBack; readonly clock: Clock },
): Promise<void> => {
  const trail = await listSteps(trx, found.id)
  const [before, last] = trail.slice(-2)
  if (trail.length !== steps || !before || last?.by !== 'temple') {
    throw new AppError('wrong_status', 'This booking has changed since. Please look again.')
  }
  const isInTime = clock.now < undoUntil(last.at)
  if (!isInTime || !(await takeBack(trx, stepKey(found.id, steps, 'devotee')))) {
    throw new AppError('too_late', `A step can be undone for ${undoSeconds} seconds.`)
  }
  if (last.status === 'cancelled' && !(await takeSlot(trx, found.pujaType, whenOf(found)))) {
    throw new AppError(
      'slot_full',
      'Somebody else has booked this time since, so the booking stays cancelled.',
    )
  }
  const restored = last.movedFrom ? await backTo(trx, found, last.movedFrom) : found
  await deleteStep(trx, found.id, trail.length - 1)
  const at = clock.now.toISOString()
  const undone = { steps: (found.undone?.steps ?? 0) + 1, at }
  await updateBooking(trx, { ...restored, status: before.status, undone }, at)
}

/** A booking that the temple moved has its earlier time again, if that is still free. */
const backTo = async (
  trx: Knex,
  found: BookingRecord,
  { date, slot, exactTime, hours }: NonNullable<BookingStep['movedFrom']>,
): Promise<BookingRecord> => {
  const to = { date, slot }
  await changeSlot(trx, found.pujaType, { from: whenOf(found), to }, async () => {
    if (await takeSlot(trx, found.pujaType, to)) return
    throw new AppError(
      'slot_full',
      'Somebody else has booked the earlier time since, so the booking stays where it is.',
    )
  })
  return { ...found, preferredDate: date, preferredTime: slot, exactTime, hours }
}
