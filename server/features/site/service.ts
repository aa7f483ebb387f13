import type { Knex } from 'knex'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { findSite } from './repository.ts'

/** The date on the temple's calendar, `2026-11-21`. */
export const localDate = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/**
 * Names the edition visitors see: another one after every change of the content, and a new one at
 * the temple's midnight, when "today" means another day.
 */
export const createEdition = (db: Knex, now: () => Date): (() => Promise<string>) => {
  let known: { version: number; timeZone: string } | undefined
  return async () => {
    const version = await readContentVersion(db)
    if (known?.version !== version) {
      const { city } = await findSite(db)
      known = { version, timeZone: city.timeZone }
    }
    return `${version} ${localDate(now(), known.timeZone)}`
  }
}
