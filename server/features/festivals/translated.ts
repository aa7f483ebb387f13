import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { findRepeat, listRepeats, type RepeatRecord } from './repeatRepository.ts'
import { findFestival, listTouched, type FestivalRecord } from './repository.ts'

/** Of a day that the almanac computes, only what staff wrote: the rest are the app's own words. */
const textsOfStaff = (record: FestivalRecord): object => {
  const { key, repeatId, edited } = record
  if (key === undefined && repeatId === undefined) return record
  return Object.fromEntries(edited.map((name) => [name, record[name]]))
}

const toOriginal = (record: FestivalRecord): Original => ({
  id: record.id,
  title: `${record.name}, ${record.date}`,
  version: record.version ?? 0,
  content: textsOfStaff(record),
})

const repeatToOriginal = (repeat: RepeatRecord): Original => ({
  id: repeat.id,
  title: repeat.name,
  version: repeat.version,
  content: repeat,
})

/** What staff may write of festivals in other languages: those of one day, and of every year. */
export const translatedFestivals: readonly TranslatedKind[] = [
  {
    kind: 'festival',
    subject: 'festival',
    stored: { table: 'festivals', key: 'id' },
    list: async (db) => (await listTouched(db)).map(toOriginal),
    find: async (db, id) => {
      const record = await findFestival(db, id)
      return record && toOriginal(record)
    },
  },
  {
    kind: 'festival_repeat',
    subject: 'festival_repeat',
    stored: { table: 'festival_repeats', key: 'id' },
    list: async (db) => (await listRepeats(db)).map(repeatToOriginal),
    find: async (db, id) => {
      const repeat = await findRepeat(db, id)
      return repeat && repeatToOriginal(repeat)
    },
  },
]
