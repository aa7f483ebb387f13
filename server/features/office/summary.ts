import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt, startOfDay } from '#almanac/zone.ts'
import { staffLanguage } from '#contract/languages.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import { insertRows } from '#server/db/sql.ts'
import type { Shared } from '#server/feature.ts'
import { isNothing, type DayOfOffice, type ReadDay } from './dayOfOffice.ts'
import { summaryMail } from './summaryMail.ts'

/** The draft that becomes the office's daily summary. */
const summaryDraft = 'office-summary'

type About = { readonly date: string }

type Deps = Pick<Shared, 'findSite' | 'insertDeliveries' | 'publicUrl'> & {
  readonly readDay: ReadDay
}

const table = 'office_summaries'
const retentionDays = 30

const isPlanned = async (db: Knex, date: string): Promise<boolean> =>
  (await db(table).where({ date }).first('date')) !== undefined

/** Whether this process is the one to plan the day: another one's row is waited for. */
const claim = async (trx: Knex, date: string, isEmpty: boolean, at: Date): Promise<boolean> => {
  const row = { date, is_empty: isEmpty, planned_at: at.toISOString() }
  const ending = 'on conflict (date) do nothing returning date'
  return (await insertRows(trx, table, [row], ending)).length > 0
}

/** One email a day about what is ahead and what waits, for an office that prefers it. */
export const createOfficeSummary = (deps: Deps) => {
  const { findSite, readDay, insertDeliveries, publicUrl } = deps
  const { hostname } = new URL(publicUrl)

  const dayOf = async (db: Knex, date: string, { city }: TempleSite): Promise<DayOfOffice> =>
    readDay(db, {
      date,
      yesterday: addDays(date, -1),
      from: new Date(startOfDay(addDays(date, -1), city.timeZone)).toISOString(),
      to: new Date(startOfDay(date, city.timeZone)).toISOString(),
    })

  /**
   * Today's, once its hour has come, whichever process comes first; after a stop it comes late.
   * A day on which there is nothing to say has none.
   */
  const plan = async (db: Knex, at: Date): Promise<void> => {
    const site = await findSite(db)
    const { officeMail, city } = site
    if (officeMail?.how !== 'daily' || clockAt(at.getTime(), city.timeZone) < officeMail.at) return
    const date = civilDateAt(at.getTime(), city.timeZone)
    if (await isPlanned(db, date)) return
    const isEmpty = isNothing(await dayOf(db, date, site))
    await transact(db, async (trx) => {
      if (!(await claim(trx, date, isEmpty, at)) || isEmpty) return
      await insertDeliveries(trx, [
        {
          key: `${summaryDraft}:${date}`,
          messageId: `<${randomUUID()}@${hostname}>`,
          mail: { kind: summaryDraft, about: { date } satisfies About },
          language: staffLanguage,
          createdAt: at.toISOString(),
          usefulUntil: new Date(startOfDay(addDays(date, 1), city.timeZone)).toISOString(),
        },
      ])
    })
  }

  /** As things are when it is sent; undefined if the office does not want it any more. */
  const write = async (db: Knex, about: unknown): Promise<Mail | undefined> => {
    const { date } = about as About
    const site = await findSite(db)
    if (site.officeMail?.how !== 'daily') return undefined
    const day = await dayOf(db, date, site)
    return isNothing(day) || site.email === '' ? undefined : summaryMail(date, day, site, publicUrl)
  }

  return {
    plan,
    writers: { [summaryDraft]: write },
    /** Deletes what says of days long past that they were planned. */
    forgetOld: async (db: Knex, at: Date): Promise<void> => {
      const before = addDays(at.toISOString().slice(0, 10), -retentionDays)
      await db(table).where('date', '<', before).delete()
    },
  }
}
