import type { Knex } from 'knex'
import type { InBothScripts } from '#contract/bookings/admin.ts'
import { inBothScripts } from '#server/devanagari/bothScripts.ts'
import { AppError } from '#server/errors.ts'
import { records, toColumns } from '#server/db/rows.ts'
import type { BookingRecord } from './repository.ts'

/** Corrections by staff of the other script, by the name as it was typed. */
export type Corrections = Readonly<Record<string, string>>

/** Typed names are never changed: a correction replaces only our transliteration. */
export const inBothCorrected = (
  written: string,
  corrections: Corrections,
  write = inBothScripts,
): InBothScripts => {
  const made = write(written)
  const corrected = Object.hasOwn(corrections, written) ? corrections[written] : undefined
  if (corrected === undefined) return made
  const other = made.devanagari === written ? { roman: corrected } : { devanagari: corrected }
  return { ...made, ...other, isGuessed: false }
}

/** The names that are spoken in a puja. */
const spokenNames = ({ sankalp, fullName }: BookingRecord): string[] => [
  ...(sankalp?.names ?? [fullName]),
  ...(sankalp?.gotra ? [sankalp.gotra] : []),
]

/** As a column of the booking's row. */
export type Spelled = { readonly transliterations?: Corrections | undefined }

const findCorrections = async (db: Knex, { id }: BookingRecord): Promise<Corrections> => {
  const row = await records<Spelled>(db, 'puja_bookings', ['transliterations'])
    .where({ id })
    .first()
  return row?.transliterations ?? {}
}

const saveCorrections = async (
  trx: Knex,
  { id }: BookingRecord,
  transliterations: Corrections | undefined,
): Promise<void> => {
  await trx('puja_bookings').where({ id }).update(toColumns({ transliterations }))
}

type Correction = { readonly written: string; readonly corrected?: string | undefined }

/** Without a correction, our transliteration is used again. The caller has locked the booking. */
export const correct = async (
  trx: Knex,
  booking: BookingRecord,
  { written, corrected }: Correction,
): Promise<void> => {
  if (!spokenNames(booking).includes(written)) {
    throw new AppError('not_found', 'This name is not in the booking.')
  }
  const { [written]: _before, ...others } = await findCorrections(trx, booking)
  const now = corrected === undefined ? others : { ...others, [written]: corrected }
  await saveCorrections(trx, booking, now)
}

/** After names were changed: spellings of the old ones go. */
export const forgetOldSpellings = async (trx: Knex, booking: BookingRecord): Promise<void> => {
  const spoken = spokenNames(booking)
  const corrections = Object.entries(await findCorrections(trx, booking))
  const current = corrections.filter(([written]) => spoken.includes(written))
  await saveCorrections(trx, booking, current.length > 0 ? Object.fromEntries(current) : undefined)
}
