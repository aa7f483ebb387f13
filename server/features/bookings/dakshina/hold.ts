import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import { lockBooking } from '#server/features/bookings/repository.ts'
import { findDakshina, lockDakshina, type DakshinaRecord } from './repository.ts'

/** Reads a payment to change it: held after its booking, like everywhere else. */
export const holdPayment = async (trx: Knex, id: string): Promise<DakshinaRecord> => {
  const found = await findDakshina(trx, { id })
  if (found) await lockBooking(trx, found.reference)
  const held = await lockDakshina(trx, { id })
  if (!held) throw new AppError('not_found', 'There is no such payment.')
  return held
}
