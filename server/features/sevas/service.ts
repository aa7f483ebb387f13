import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import { newReference } from '#contract/reference.ts'
import type { OwnSeva } from '#contract/sevas/public.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import type { Shared } from '#server/feature.ts'
import { placeNameIn } from '#server/translations/placeName.ts'
import { datesAhead, tithiOfDate, type DatedRule } from './almanac.ts'
import type { SevaCalendar } from './calendar.ts'
import { noticeDays, storeDays } from './days.ts'
import { listDaysOfSeva, updateDay } from './dayRepository.ts'
import { activeMail, requestedMail } from './mails.ts'
import { insertSeva, listSevasOf, type SevaRecord, type SevaRequest } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & {
  readonly calendar: SevaCalendar
}

type New = Omit<
  SevaRecord,
  | 'id'
  | 'reference'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'decidedAt'
  | 'endedOn'
  | 'festivalName'
>

/** Yearly sevas, as devotees and staff begin them; all writes are part of the caller's transaction. */
export const createSevas = ({ findSite, notify, now, calendar }: Deps) => {
  /** Its days, and the email that says when the next one is. */
  const begin = async (trx: Knex, seva: SevaRecord): Promise<SevaDate | undefined> => {
    const today = await calendar.today(trx)
    await storeDays(trx, seva.id, await calendar.coming(trx, seva), today)
    const next = await calendar.nextOf(trx, seva, today)
    if (seva.email) {
      if (seva.status === 'active') await noteAnnounced(trx, seva.id, today)
      const temple = await findSite(trx, seva.language)
      const isActive = seva.status === 'active'
      const mail = (isActive ? activeMail : requestedMail)(
        await calendar.named(trx, seva),
        temple,
        next?.date,
      )
      const key = `seva:${seva.id}:${seva.status}`
      const regarding = { kind: 'seva_arranged', reference: seva.reference } as const
      await notify(trx, [{ key, language: seva.language, mail, regarding }])
    }
    return next
  }

  /** The email that says when a near day is takes the place of the one a month before it. */
  const noteAnnounced = async (trx: Knex, id: string, today: string): Promise<void> => {
    const monthNoticeAt = now().toISOString()
    const soon = addDays(today, noticeDays)
    for (const day of await listDaysOfSeva(trx, id))
      if (day.date >= today && day.date <= soon) await updateDay(trx, { ...day, monthNoticeAt })
  }

  const add = async (trx: Knex, wanted: New): Promise<SevaRecord> => {
    const at = now().toISOString()
    const rule = await calendar.toRule(trx, wanted)
    for (;;) {
      const record: SevaRecord = {
        ...wanted,
        ...rule,
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

    request: async (trx: Knex, input: SevaRequest & InLanguage, userId: string | undefined) => {
      const today = await calendar.today(trx)
      // A request is about the future.
      const since = input.since > today ? input.since : today
      const seva = await add(trx, { ...input, since, status: 'requested', userId })
      const next = await begin(trx, seva)
      return { reference: seva.reference, next }
    },

    mine: async (db: Knex, userId: string, language: Language): Promise<OwnSeva[]> => {
      const today = await calendar.today(db)
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
            festivalName: (await calendar.named(db, seva, language)).festivalName,
            years: seva.years,
            ...(next && { next: { date: next.date, rule: next.rule } }),
            ...(last && { lastDone: last.date }),
          }
        }),
      )
    },

    dates: async (db: Knex, rule: DatedRule): Promise<SevaDate[]> =>
      datesAhead(await calendar.place(db), rule, await calendar.today(db)),

    tithiOf: async (
      db: Knex,
      { date, city, language }: InLanguage & { date: string; city?: string | undefined },
    ) => {
      const { place } = await calendar.placeOf(db, { city })
      const found = await tithiOfDate(place, date, await calendar.place(db))
      return { ...found, place: await placeNameIn(place, language) }
    },
  }
}

export type Sevas = ReturnType<typeof createSevas>
