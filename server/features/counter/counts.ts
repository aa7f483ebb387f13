import type { Knex } from 'knex'
import { sumOfNotes, type CashNotes, type DayBook } from '#contract/counter/admin.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { assertRules } from '#server/payments/counterRules.ts'
import { readCash } from './dayBook.ts'
import { insertCount, listCounts, updateReason } from './repository.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly show: (db: Knex, day: string, actor: Actor) => Promise<DayBook>
}

type Counting = {
  readonly day: string
  readonly notes: CashNotes
  readonly opening: number
  readonly hundiWitness?: string | undefined
  readonly counts: number
}

const countedMeanwhile = (username: string | undefined): AppError =>
  new AppError(
    'wrong_status',
    `${username ?? 'Somebody else'} has counted in the meantime. Nothing of yours was recorded. Please compare, and count again if it is wrong.`,
  )

/** Closing a day: what was counted is recorded before anybody sees what was expected. */
export const createCounts = ({ findSite, audit, now, show }: Deps) => ({
  count: (
    db: Knex,
    { day, notes, opening, hundiWitness, counts: seen }: Counting,
    actor: Actor,
  ): Promise<DayBook> =>
    transact(db, async (trx) => {
      const { timeZone } = (await findSite(trx)).city
      const { expected: cash, hundi } = await readCash(trx, day, timeZone)
      const today = civilDateAt(now().getTime(), timeZone)
      assertRules([
        ['day', day > today && 'This day has not come yet'],
        [
          'hundiWitness',
          hundi.count > 0 && !hundiWitness && 'Please name the second person who counted the hundi',
        ],
      ])
      const before = await listCounts(trx, day)
      const last = before.at(-1)
      if (before.length !== seen) throw countedMeanwhile(last?.username)
      const counted = sumOfNotes(notes)
      const expected = cash + opening
      const isFirst = await insertCount(trx, {
        day,
        position: before.length,
        expected,
        counted,
        notes,
        opening,
        ...(hundi.count > 0 && { hundiWitness }),
        at: now().toISOString(),
        actorId: actor.id,
      })
      if (!isFirst) throw countedMeanwhile((await listCounts(trx, day)).at(-1)?.username)
      await audit(trx, actor, {
        subject: 'cash',
        subjectId: day,
        action: 'counted',
        ...(last && { before: { expected: last.expected, counted: last.counted } }),
        after: { expected, counted },
      })
      return show(trx, day, actor)
    }),

  /** Why the last count, or an earlier one, is not what was expected. */
  explain: (
    db: Knex,
    { day, position, reason }: { day: string; position: number; reason: string },
    actor: Actor,
  ): Promise<DayBook> =>
    transact(db, async (trx) => {
      const count = (await listCounts(trx, day))[position]
      if (!count) throw new AppError('not_found', 'There is no such count.')
      if (count.counted === count.expected || !(await updateReason(trx, { day, position, reason })))
        throw new AppError('wrong_status', 'This count needs no reason any more.')
      const { expected, counted } = count
      const after = { difference: counted - expected }
      await audit(trx, actor, { subject: 'cash', subjectId: day, action: 'explained', after })
      return show(trx, day, actor)
    }),
})
