import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { newReference } from '#contract/reference.ts'
import type { OwnSeva } from '#contract/sevas/public.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import type { Shared } from '#server/feature.ts'
import { datesAhead, nextDayOf, tithiOfDate, type Dated, type Place } from './almanac.ts'
import { comingDays, storeDays } from './days.ts'
import { listDaysOfSeva } from './dayRepository.ts'
import { activeMail, requestedMail } from './mails.ts'
import { insertSeva, listSevasOf, type SevaRecord, type SevaRequest } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & {
  readonly placeOf: (db: Knex, query: { city?: string | undefined }) => Promise<{ place: Place }>
  readonly placeAndToday: (db: Knex) => Promise<{ readonly place: Place; readonly today: string }>
}

type New = Omit<
  SevaRecord,
  'id' | 'reference' | 'version' | 'createdAt' | 'updatedAt' | 'decidedAt' | 'endedOn'
>

/** Yearly sevas, as devotees and staff begin them; all writes are part of the caller's transaction. */
export const createSevas = ({ findSite, notify, now, placeOf, placeAndToday }: Deps) => {
  /** Its days, and the email that says when the next one is. */
  const begin = async (trx: Knex, seva: SevaRecord): Promise<SevaDate | undefined> => {
    const { place, today } = await placeAndToday(trx)
    await storeDays(trx, seva.id, await comingDays(place, seva, today), today)
    const next = await nextDayOf(place, seva, today)
    if (seva.email) {
      const temple = await findSite(trx)
      const isActive = seva.status === 'active'
      const mail = (isActive ? activeMail : requestedMail)(seva, temple, next?.date)
      const key = `seva:${seva.id}:${seva.status}`
      const regarding = { kind: 'seva_arranged', reference: seva.reference } as const
      await notify(trx, [{ key, mail, regarding }])
    }
    return next
  }

  const add = async (trx: Knex, wanted: New): Promise<SevaRecord> => {
    const at = now().toISOString()
    for (;;) {
      const record: SevaRecord = {
        ...wanted,
        // What a form leaves empty counts as not given.
        phone: wanted.phone || undefined,
        address: wanted.address || undefined,
        gotra: wanted.gotra || undefined,
        notes: wanted.notes || undefined,
        direction: wanted.direction || undefined,
        id: randomUUID(),
        reference: newReference('Y'),
        ...(wanted.status === 'active' && { decidedAt: at }),
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
      if (await insertSeva(trx, record)) return record
    }
  }

  return {
    add,
    begin,

    request: async (trx: Knex, input: SevaRequest, userId: string | undefined) => {
      const seva = await add(trx, { ...input, status: 'requested', userId })
      const next = await begin(trx, seva)
      return { reference: seva.reference, next }
    },

    mine: async (db: Knex, userId: string): Promise<OwnSeva[]> => {
      const { today } = await placeAndToday(db)
      return Promise.all(
        (await listSevasOf(db, userId)).map(async (seva) => {
          const days = await listDaysOfSeva(db, seva.id)
          const next = days.find(({ date, doneAt }) => date >= today && doneAt === undefined)
          const last = days.findLast(({ doneAt }) => doneAt !== undefined)
          return {
            reference: seva.reference,
            status: seva.status,
            kind: seva.kind,
            occasion: seva.occasion,
            inName: seva.inName,
            by: seva.by,
            month: seva.month,
            day: seva.day,
            years: seva.years,
            ...(next && { next: { date: next.date, rule: next.rule } }),
            ...(last && { lastDone: last.date }),
          }
        }),
      )
    },

    dates: async (
      db: Knex,
      rule: Pick<Dated, 'by' | 'month' | 'day' | 'dayRule'>,
    ): Promise<SevaDate[]> => {
      const { place, today } = await placeAndToday(db)
      return datesAhead(place, rule, today)
    },

    tithiOf: async (db: Knex, { date, city }: { date: string; city?: string | undefined }) => {
      const { place } = await placeOf(db, { city })
      const { place: temple } = await placeOf(db, {})
      return tithiOfDate(place, date, temple)
    },
  }
}

export type Sevas = ReturnType<typeof createSevas>
