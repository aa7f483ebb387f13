import { AppError } from '#server/errors.ts'
import type { BookingRecord } from './repository.ts'
import { labels } from './words.ts'

/** What staff correct or add; a field that is left empty is not there any more. */
export type Details = {
  readonly fullName: string
  readonly names: string[]
  readonly gotra?: string | undefined
  readonly priest?: string | undefined
  readonly notes?: string | undefined
}

export const withDetails = (found: BookingRecord, details: Details): BookingRecord => {
  const { fullName, names, gotra, priest, notes } = details
  const { sankalp } = found
  if (sankalp && names.length === 0) {
    const detail = 'Please enter at least one name'
    throw new AppError('invalid_input', `${detail}.`, [{ pointer: '#/names', detail }])
  }
  return {
    ...found,
    fullName,
    priest: priest || undefined,
    notes: notes || undefined,
    ...(sankalp && {
      sankalp: { ...sankalp, names, gotra: gotra || undefined, isGotraUnknown: !gotra },
    }),
  }
}

/** The labels of the fields that differ. */
export const fieldsChanged = (before: BookingRecord, after: BookingRecord): string[] => {
  const read: readonly (readonly [string, (of: BookingRecord) => unknown])[] = [
    [labels.name, ({ fullName }) => fullName],
    [labels.names, ({ sankalp }) => sankalp?.names],
    [labels.gotra, ({ sankalp }) => sankalp?.gotra],
    [labels.priest, ({ priest }) => priest],
    [labels.notes, ({ notes }) => notes],
  ]
  const isSame = (of: (record: BookingRecord) => unknown) =>
    JSON.stringify(of(before)) === JSON.stringify(of(after))
  return read.filter(([, of]) => !isSame(of)).map(([label]) => label)
}
