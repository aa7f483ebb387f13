import type { Knex } from 'knex'
import type { InBothScripts } from '#contract/bookings/admin.ts'
import { inBothScripts } from '#server/devanagari/bothScripts.ts'
import { AppError } from '#server/errors.ts'
import type { BookingRecord, Row } from './repository.ts'

/** Corrections by staff of the other script, by the name as it was typed. */
export type Corrections = Readonly<Record<string, string>>

export const correctionsOf = ({ transliterations }: Pick<Row, 'transliterations'>): Corrections =>
  transliterations ? (JSON.parse(transliterations) as Corrections) : {}

/** Typed names are never changed: a correction replaces only our transliteration. */
export const inBothCorrected = (written: string, corrections: Corrections): InBothScripts => {
  const made = inBothScripts(written)
  const corrected = Object.hasOwn(corrections, written) ? corrections[written] : undefined
  if (corrected === undefined) return made
  const other = made.devanagari === written ? { roman: corrected } : { devanagari: corrected }
  return { ...made, ...other, isGuessed: false }
}

/** The names that are spoken in a puja. */
export const spokenNames = ({ sankalp, fullName }: BookingRecord): string[] => [
  ...(sankalp?.names ?? [fullName]),
  ...(sankalp?.gotra ? [sankalp.gotra] : []),
]

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
  const row = await trx<Row>('puja_bookings').where({ id: booking.id }).first('transliterations')
  const { [written]: _before, ...others } = correctionsOf({
    transliterations: row?.transliterations ?? null,
  })
  const now = corrected === undefined ? others : { ...others, [written]: corrected }
  await trx('puja_bookings')
    .where({ id: booking.id })
    .update({ transliterations: JSON.stringify(now) })
}

/** After names were changed: spellings of the old ones go. */
export const forgetOldSpellings = async (trx: Knex, booking: BookingRecord): Promise<void> => {
  const row = await trx<Row>('puja_bookings').where({ id: booking.id }).first('transliterations')
  const spoken = spokenNames(booking)
  const kept = Object.entries(
    correctionsOf({ transliterations: row?.transliterations ?? null }),
  ).filter(([written]) => spoken.includes(written))
  await trx('puja_bookings')
    .where({ id: booking.id })
    .update({
      transliterations: kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null,
    })
}
