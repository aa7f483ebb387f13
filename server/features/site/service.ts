import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { findSite } from './repository.ts'

/** The date on the temple's calendar, `2026-11-21`. */
export const localDate = (at: Date, timeZone: string): string => civilDateAt(at.getTime(), timeZone)

/** Whether staff need two-step login for the back office. */
export const isTotpRequired = async (db: Knex): Promise<boolean> =>
  (await findSite(db)).isTotpRequired === true

/** When scheduled content became or becomes public, the earliest first. */
export type ListPublishTimes = (db: Knex) => Promise<readonly string[]>

type CachedSite = {
  readonly version: number
  readonly timeZone: string
  readonly publishTimes: readonly string[]
}

/**
 * Identifies the edition visitors see: it changes with every change of the content, at the temple's
 * midnight, when "today" is another day, and whenever scheduled content becomes public.
 */
export const createEdition = (
  db: Knex,
  now: () => Date,
  listPublishTimes: ListPublishTimes,
): (() => Promise<string>) => {
  let cached: CachedSite | undefined
  return async () => {
    const version = await readContentVersion(db)
    const at = now()
    if (cached?.version !== version) {
      const { city } = await findSite(db)
      const publishTimes = await listPublishTimes(db)
      cached = { version, timeZone: city.timeZone, publishTimes }
    }
    const { timeZone, publishTimes } = cached
    // The same in every process, whenever it was started.
    const latest = publishTimes.findLast((time) => time <= at.toISOString())
    return [version, localDate(at, timeZone), latest].filter(Boolean).join(' ')
  }
}
