import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { daysBetween } from '#almanac/civilDate.ts'
import { widestMoveDays } from '#contract/festivals/mergeOverrides.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { AppError } from '#server/errors.ts'
import { isSlugOfRepeat } from './repeatRepository.ts'
import {
  deleteFestival,
  findBySlug,
  findFestival,
  saveFestival,
  type FestivalRecord,
  type WordName,
  type Words,
} from './repository.ts'

/** null restores the almanac's value, or clears it for a day that staff added. */
export type Changes = { readonly [Name in WordName]?: Words[Name] | null | undefined }

export type NewDay = Pick<Words, 'name' | 'date'> &
  Partial<Omit<Words, 'description'>> & { readonly description?: string | undefined }

/** A name as a part of an address. */
export const slugged = (name: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return words || 'festival'
}

/** The new values; null restores the almanac's. */
const changedBy = (record: FestivalRecord, changes: Changes): FestivalRecord => {
  const entries = Object.entries(changes).filter(([, word]) => word !== undefined)
  const reset = entries.flatMap(([name, word]) => (word === null ? [name] : []))
  const changed = entries.filter(([, word]) => word !== null)
  const { computed } = record
  const unchanged = Object.entries(record).filter(([name]) => !reset.includes(name))
  const back = Object.entries(computed ?? {}).filter(([name]) => reset.includes(name))
  const edited = [...record.edited, ...changed.map(([name]) => name as WordName)].filter(
    (name) => !reset.includes(name),
  )
  // Of the fields that staff can clear, only the description is stored in any case.
  const fields = [['description', ''], ...unchanged, ...back, ...changed]
  return {
    ...(Object.fromEntries(fields) as FestivalRecord),
    edited: [...new Set(edited)],
  }
}

/** Phones look this far on both sides of a month for festivals moved into it. */
const assertNear = ({ date, computed }: FestivalRecord): void => {
  if (!computed || Math.abs(daysBetween(computed.date, date)) <= widestMoveDays) return
  const detail = `At most ${widestMoveDays} days from ${computed.date}, where the almanac has it`
  throw new AppError('invalid_input', undefined, [{ pointer: '#/date', detail }])
}

/** What staff may do with festivals; in the caller's transaction. */
export const createFestivalEdits = (now: () => Date) => {
  const save = async (trx: Knex.Transaction, record: FestivalRecord): Promise<FestivalRecord> => {
    await saveFestival(trx, record, now().toISOString())
    await bumpContent(trx)
    return record
  }
  const find = async (trx: Knex.Transaction, id: string): Promise<FestivalRecord> => {
    const record = await findFestival(trx, id)
    if (!record) throw new AppError('not_found')
    return record
  }
  return {
    /** Changes texts or the date; from now on the almanac does not overwrite them. */
    edit: async (trx: Knex.Transaction, id: string, changes: Changes) => {
      const record = await find(trx, id)
      const changed = changedBy(record, changes)
      assertNear(changed)
      const isMoved = changed.date !== record.date
      return save(trx, { ...changed, sequence: record.sequence + (isMoved ? 1 : 0) })
    },
    setHidden: async (trx: Knex.Transaction, id: string, isHidden: boolean) =>
      save(trx, { ...(await find(trx, id)), isHidden }),
    remove: async (trx: Knex.Transaction, id: string) => {
      await deleteFestival(trx, id)
      await bumpContent(trx)
    },
    /** Adds a day that the almanac does not compute, such as Diwali. */
    add: async (trx: Knex.Transaction, day: NewDay) => {
      const id = randomUUID()
      const name = slugged(day.name)
      const usual = `${name}-${day.date.slice(0, 4)}`
      // The days of a repeat are stored years later, under its name.
      const isTaken = (await findBySlug(trx, usual)) ?? (await isSlugOfRepeat(trx, name))
      const slug = isTaken ? `${usual}-${id.slice(0, 8)}` : usual
      return save(trx, {
        category: 'default',
        ...day,
        description: day.description ?? '',
        id,
        slug,
        isHidden: false,
        edited: [],
        sequence: 0,
      })
    },
  }
}
