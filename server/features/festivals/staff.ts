import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { bumpContent } from '#server/db/contentVersion.ts'
import { AppError } from '#server/errors.ts'
import {
  findBySlug,
  findFestival,
  saveFestival,
  type FestivalRecord,
  type Words,
} from './repository.ts'

type NewDay = Pick<Words, 'name' | 'date' | 'description'> & Partial<Words>

const slugOf = (name: string, date: string): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${words || 'festival'}-${date.slice(0, 4)}`
}

/** What staff may do with festivals; in the caller's transaction. */
export const createFestivalDesk = (now: () => Date) => {
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
    /** Changes words or the date; from now on the almanac leaves these alone. */
    edit: async (trx: Knex.Transaction, id: string, changes: Partial<Words>) => {
      const record = await find(trx, id)
      const names = Object.keys(changes) as (keyof Words)[]
      const isMoved = changes.date !== undefined && changes.date !== record.date
      return save(trx, {
        ...record,
        ...changes,
        edited: [...new Set([...record.edited, ...names])],
        sequence: record.sequence + (isMoved ? 1 : 0),
      })
    },
    setHidden: async (trx: Knex.Transaction, id: string, isHidden: boolean) =>
      save(trx, { ...(await find(trx, id)), isHidden }),
    /** Adds a day the almanac knows nothing of, such as Diwali. */
    add: async (trx: Knex.Transaction, day: NewDay) => {
      const id = randomUUID()
      const wanted = slugOf(day.name, day.date)
      const slug = (await findBySlug(trx, wanted)) ? `${wanted}-${id.slice(0, 8)}` : wanted
      return save(trx, {
        category: 'default',
        ...day,
        id,
        slug,
        isHidden: false,
        edited: [],
        sequence: 0,
      })
    },
  }
}
