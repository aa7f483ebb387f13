import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt, startOfDay } from '#almanac/zone.ts'
import { offered, type Language } from '#contract/languages.ts'
import type { MantraPreview } from '#contract/mantras/public.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { isPostgres, transact } from '#server/db/db.ts'
import type { Shared } from '#server/feature.ts'
import { mantraToken, newsletterLinks } from './links.ts'
import { mantraMail } from './mantraMail.ts'
import { findSubscription, table, type Subscription } from './repository.ts'

/** The draft that becomes the email with the mantra of the day. */
const mantraDraft = 'daily-mantra'

/** When it is sent, on the temple's clock: before the first aarti. */
const mantraTime = '05:30'

type About = { readonly subscriptionId: string; readonly date: string }

type Deps = Pick<Shared, 'findSite' | 'insertDeliveries' | 'publicUrl'> & {
  readonly mantraOfDay: (db: Knex, date: string, language: Language) => Promise<MantraPreview>
}

/** The temple's day whose mantra is due by then: today's, or yesterday's before its hour. */
export const lastMantraDay = (at: Date, timeZone: string): string => {
  const today = civilDateAt(at.getTime(), timeZone)
  return clockAt(at.getTime(), timeZone) < mantraTime ? addDays(today, -1) : today
}

const batch = 500

/** The mantra of the day by email, each morning, for those who asked for it. */
export const createDailyMantra = (deps: Deps) => {
  const { findSite, mantraOfDay, insertDeliveries, publicUrl } = deps
  const { hostname } = new URL(publicUrl)

  /** Each person once a day, whichever process comes first; true while there are more. */
  const planSome = (db: Knex, date: string, usefulUntil: string, at: Date): Promise<boolean> =>
    transact(db, async (trx) => {
      // Written out: SQLite uses the index of these for nothing that is bound.
      const due = trx(table)
        .whereRaw("daily_mantra and status = 'confirmed'")
        .where('mantra_planned_on', '<', date)
        .orderBy(['mantra_planned_on', 'id'])
        .limit(batch)
      const people: Pick<Subscription, 'id' | 'language'>[] = await (
        isPostgres(trx) ? due.forUpdate().skipLocked() : due
      ).select('id', 'language')
      const ids = people.map(({ id }) => id)
      await trx(table).whereIn('id', ids).update({ mantra_planned_on: date })
      await insertDeliveries(
        trx,
        people.map(({ id: subscriptionId, language }) => ({
          key: `${mantraDraft}:${subscriptionId}:${date}`,
          messageId: `<${randomUUID()}@${hostname}>`,
          mail: { kind: mantraDraft, about: { subscriptionId, date } satisfies About },
          language,
          createdAt: at.toISOString(),
          usefulUntil,
        })),
      )
      return people.length === batch
    })

  /** Today's, once its hour has come. Yesterday's is of no use to anybody. */
  const plan = async (db: Knex, at: Date, isStopping = () => false): Promise<void> => {
    const { timeZone } = (await findSite(db)).city
    const date = lastMantraDay(at, timeZone)
    if (date !== civilDateAt(at.getTime(), timeZone)) return
    const usefulUntil = new Date(startOfDay(addDays(date, 1), timeZone)).toISOString()
    while (!isStopping() && (await planSome(db, date, usefulUntil, at)));
  }

  /** Undefined where they do not want it any more. */
  const write = async (db: Knex, about: unknown, language: Language): Promise<Mail | undefined> => {
    const { subscriptionId, date } = about as About
    const subscription = await findSubscription(db, subscriptionId)
    if (subscription?.status !== 'confirmed' || !subscription.dailyMantra) return undefined
    if (subscription.email === undefined) return undefined
    const token = await mantraToken(db, subscriptionId)
    const links = { mantras: `${publicUrl}/mantras`, ...newsletterLinks.urls(publicUrl, token) }
    const mantra = await mantraOfDay(db, date, offered(language))
    const temple = await findSite(db, language)
    return mantraMail(subscription.email, temple, mantra, links, language)
  }

  return { plan, writers: { [mantraDraft]: write } }
}
