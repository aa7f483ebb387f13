import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { withTithi } from '#contract/festivals/tithi.ts'
import type { FestivalRecord } from './repository.ts'

/** What devotees see of a record. */
export const toFestival = (record: FestivalRecord): Festival => {
  const { isHidden: _h, computed, edited: _e, version: _v, repeatId: _r, ...shown } = record
  // Not in the table: it follows from the key, unless staff moved the day.
  return computed && computed.date !== shown.date ? shown : withTithi(shown)
}

/** What phones apply to what they compute: the staff's changes alone. */
export const toOverride = (record: FestivalRecord): FestivalOverride => {
  const { id, slug, key, isHidden, sequence, changedAt, edited, computed } = record
  if (key === undefined) return { ...toFestival(record), isHidden }
  const changed = Object.fromEntries(edited.map((name) => [name, record[name]]))
  return {
    ...changed,
    ...(computed && edited.includes('date') && { computedDate: computed.date }),
    id,
    slug,
    key,
    isHidden,
    sequence,
    ...(changedAt !== undefined && { changedAt }),
  }
}
