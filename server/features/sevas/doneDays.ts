import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import type { StaffSevaDetails } from '#contract/sevas/admin.ts'
import type { TakeBack } from '#server/adapters/email/port.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import type { SevaCalendar } from './calendar.ts'
import { findDay, lockDay, updateDay, type DayRecord } from './dayRepository.ts'
import { doneMail } from './mails.ts'
import { findSeva, lockSeva, type SevaRecord } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'notify' | 'audit' | 'now'> & {
  readonly show: (db: Knex, seva: SevaRecord) => Promise<StaffSevaDetails>
  readonly takeBack: TakeBack
  readonly calendar: SevaCalendar
}

const mailKey = ({ sevaId, id }: DayRecord): string => `seva:${sevaId}:${id}:done`

/** A seva's day is done, and its devotee thanked; for some seconds both can be undone. */
export const createDoneDays = (deps: Deps) => {
  const { findSite, notify, audit, now, show, takeBack, calendar } = deps

  const unknownDay = (): AppError => new AppError('not_found', 'There is no such day.')

  /** The seva first, like everywhere else. */
  const hold = async (trx: Knex, id: string) => {
    const current = await findDay(trx, id)
    const seva = current && (await lockSeva(trx, current.sevaId))
    const day = await lockDay(trx, id)
    if (!seva || !day) throw unknownDay()
    return { seva, day }
  }

  const thank = async (trx: Knex, seva: SevaRecord, day: DayRecord, next: string | undefined) => {
    const mail = doneMail(seva, await findSite(trx, seva.language), { date: day.date, next })
    await notify(trx, [
      {
        key: mailKey(day),
        language: seva.language,
        mail,
        regarding: { kind: 'seva_done', reference: seva.reference },
        notBefore: new Date(now().getTime() + undoSeconds * 1000),
      },
    ])
  }

  const write = (trx: Knex, actor: Actor, seva: SevaRecord, action: string, date: string) =>
    audit(trx, actor, { subject: 'seva', subjectId: seva.id, action, after: { date } })

  return {
    done: async (
      db: Knex,
      { id, note }: { readonly id: string; readonly note?: string | undefined },
      actor: Actor,
    ): Promise<StaffSevaDetails> => {
      const today = await calendar.today(db)
      const current = await findDay(db, id)
      const planned = current && (await findSeva(db, current.sevaId))
      if (!planned) throw unknownDay()
      const next = await calendar.nextOf(db, planned, addDays(current.date, 1))
      return transact(db, async (trx) => {
        const { seva, day } = await hold(trx, id)
        if (day.doneAt !== undefined) throw new AppError('wrong_status', 'It is already done.')
        if (day.date > today) throw new AppError('wrong_status', 'Its day has not come yet.')
        const at = now().toISOString()
        const thanked = seva.email ? { thankedAt: at } : {}
        const done = { ...day, doneAt: at, doneBy: actor.id, note: note || undefined, ...thanked }
        await updateDay(trx, done)
        if (seva.email)
          await thank(
            trx,
            await calendar.named(trx, seva),
            day,
            seva.status === 'active' ? next?.date : undefined,
          )
        await write(trx, actor, seva, 'seva_done', day.date)
        return show(trx, seva)
      })
    },

    undo: (db: Knex, id: string, actor: Actor): Promise<StaffSevaDetails> =>
      transact(db, async (trx) => {
        const { seva, day } = await hold(trx, id)
        if (day.doneAt === undefined) throw new AppError('wrong_status', 'It is not marked done.')
        if (day.thankedAt !== undefined && !(await takeBack(trx, mailKey(day)))) {
          throw new AppError('wrong_status', 'The devotee was already thanked by email.')
        }
        const { doneAt: _a, doneBy: _b, note: _n, thankedAt: _t, ...open } = day
        await updateDay(trx, open)
        await write(trx, actor, seva, 'seva_undone', day.date)
        return show(trx, seva)
      }),
  }
}

export type DoneDays = ReturnType<typeof createDoneDays>
