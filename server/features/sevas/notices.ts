import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import { transact } from '#server/db/db.ts'
import type { Shared } from '#server/feature.ts'
import type { SevaCalendar } from './calendar.ts'
import { noticeDays, storeDays } from './days.ts'
import { listDaysOfSeva, updateDay, type DayRecord } from './dayRepository.ts'
import { noticeMail } from './mails.ts'
import { listActive, lockSeva, updateSeva, type SevaRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'now'> & {
  readonly calendar: SevaCalendar
}

type Due = { readonly day: DayRecord; readonly isTomorrow: boolean }

/** What is to be announced today: once a month before, once a day before, and never both at once. */
const dueNotices = (days: readonly DayRecord[], today: string): Due[] =>
  days.flatMap((day): Due[] => {
    const { date, doneAt, dayNoticeAt, monthNoticeAt } = day
    if (doneAt !== undefined || date <= today) return []
    if (date === addDays(today, 1)) return dayNoticeAt ? [] : [{ day, isTomorrow: true }]
    const isSoon = date <= addDays(today, noticeDays)
    return isSoon && !monthNoticeAt ? [{ day, isTomorrow: false }] : []
  })

/** A festival that the temple hides may come back; years that are over do not. */
const isLastDone = ({ by, years }: SevaRecord, next: SevaDate | undefined): boolean =>
  next === undefined && (by !== 'festival' || years !== undefined)

/** Each day: the days of every seva, what is due of them, and sevas whose years are over. */
export const createSevaNotices = ({ findSite, notify, now, calendar }: Deps) => {
  const announce = async (trx: Knex, seva: SevaRecord, { day, isTomorrow }: Due): Promise<void> => {
    const at = now().toISOString()
    const noticed = isTomorrow ? { dayNoticeAt: at } : { monthNoticeAt: at }
    await updateDay(trx, { ...day, ...noticed })
    if (!seva.email) return
    const temple = await findSite(trx, seva.language)
    await notify(trx, [
      {
        key: `seva:${seva.id}:${day.id}:${day.date}:${isTomorrow ? 'day' : 'month'}`,
        language: seva.language,
        mail: noticeMail(await calendar.named(trx, seva), temple, { date: day.date, isTomorrow }),
        regarding: { kind: 'seva_notice', reference: seva.reference },
        usefulUntil: new Date(startOfDay(addDays(day.date, 1), temple.city.timeZone)),
      },
    ])
  }

  return async (db: Knex): Promise<void> => {
    const today = await calendar.today(db)
    for (const listed of await listActive(db)) {
      const { id } = listed
      const coming = await calendar.coming(db, listed)
      const isOver =
        coming.length === 0 && isLastDone(listed, await calendar.nextOf(db, listed, today))
      await transact(db, async (trx) => {
        const seva = await lockSeva(trx, id)
        // Somebody changed it meanwhile; its new days are already stored.
        if (seva?.status !== 'active' || seva.version !== listed.version) return
        await storeDays(trx, id, coming, today)
        for (const due of dueNotices(await listDaysOfSeva(trx, id), today))
          await announce(trx, seva, due)
        if (!isOver) return
        const at = now().toISOString()
        const ended = { ...seva, status: 'ended' as const, endedOn: today, updatedAt: at }
        await updateSeva(trx, { ...ended, version: seva.version + 1 })
      })
    }
  }
}
