import type { Knex } from 'knex'
import type { SpecialDay } from '#contract/site/public.ts'
import type { Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { lockSite, updateSpecialDays } from './repository.ts'
import { localDate } from './service.ts'

type Deps = { readonly audit: Audit; readonly now: () => Date }

const mostDays = 100

/** Days on which the whole temple is closed or has other hours. Each is changed on its own. */
export const createSpecialDays = ({ audit, now }: Deps) => {
  const change = (db: Knex, actor: Actor, date: string, hours?: string): Promise<void> =>
    transact(db, async (trx) => {
      const { site } = await lockSite(trx)
      const today = localDate(now(), site.city.timeZone)
      const current = site.specialDays ?? []
      const before = current.find((day) => day.date === date)
      if (before?.hours === hours) return
      if (hours !== undefined && date < today) {
        const detail = 'This day is over. Please choose today or a later day'
        throw new AppError('invalid_input', `${detail}.`, [{ pointer: '#/date', detail }])
      }
      const others = current.filter((day) => day.date !== date && day.date >= today)
      if (hours !== undefined && others.length >= mostDays) {
        throw new AppError('invalid_input', `At most ${mostDays} special days.`)
      }
      const day: SpecialDay[] = hours === undefined ? [] : [{ date, hours }]
      const days = [...others, ...day].toSorted((a, b) => (a.date < b.date ? -1 : 1))
      await updateSpecialDays(trx, days)
      await bumpContent(trx)
      await audit(trx, actor, {
        subject: 'site',
        subjectId: date,
        action: 'day_set',
        before: { [date]: before?.hours ?? null },
        after: { [date]: hours ?? null },
      })
    })
  return {
    set: (db: Knex, { date, hours }: SpecialDay, actor: Actor) => change(db, actor, date, hours),
    remove: (db: Knex, date: string, actor: Actor) => change(db, actor, date),
  }
}
