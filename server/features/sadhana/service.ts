import type { Knex } from 'knex'
import { type AccountSitting, mostListed, mostSittings } from '#contract/sadhana/public.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { refusedSittings } from './refusedSittings.ts'
import {
  countSittings,
  findGoals,
  findVersions,
  type StoredGoals,
  lastRevision,
  listAfter,
  lockLog,
  putGoals,
  putSittings,
} from './repository.ts'

/** Who calls, and whose log their phone believes it is. */
type Whose = { readonly userId: string; readonly account: string }

const assertOwn = ({ userId, account }: Whose): void => {
  if (account !== userId) throw new AppError('not_allowed', { code: 'sadhana.otherPerson' })
}

/** Locks the log of an account that may have been deleted meanwhile. */
const lock = async (trx: Knex, userId: string): Promise<void> => {
  if (!(await lockLog(trx, userId))) throw new AppError('not_signed_in')
}

/** Each sitting once, in its latest version. */
const latest = (sittings: readonly AccountSitting[]): AccountSitting[] => {
  const stored = new Map<string, AccountSitting>()
  for (const sitting of sittings) {
    const before = stored.get(sitting.id)
    if (!before || before.changedAt < sitting.changedAt) stored.set(sitting.id, sitting)
  }
  return [...stored.values()]
}

/** The logs and goals of accounts: the same on every device of a person. */
export const createSadhana = (now: () => Date) => ({
  /** All of them are kept, or none. Sent twice, they have the same effect as once. */
  push: async (db: Knex, whose: Whose, sittings: readonly AccountSitting[]): Promise<void> => {
    assertOwn(whose)
    const refused = refusedSittings(sittings, now())
    if (refused.length > 0) throw new AppError('invalid_input', undefined, refused)
    const { userId } = whose
    await transact(db, async (trx) => {
      await lock(trx, userId)
      const sent = latest(sittings)
      const versions = await findVersions(
        trx,
        userId,
        sent.map(({ id }) => id),
      )
      const news = sent.filter(({ id, changedAt }) => (versions.get(id) ?? '') < changedAt)
      const added = sent.filter(({ id }) => !versions.has(id)).length
      if (added > 0 && (await countSittings(trx, userId)) + added > mostSittings) {
        const params = { most: mostSittings }
        throw new AppError('wrong_status', { code: 'sadhana.full', params })
      }
      await putSittings(trx, userId, news, (await lastRevision(trx, userId)) + 1)
    })
  },

  list: async (
    db: Knex,
    whose: Whose,
    { since, limit = mostListed }: { since: number; limit?: number | undefined },
  ) => {
    assertOwn(whose)
    const found = await listAfter(db, whose.userId, since, limit + 1)
    const page = found.slice(0, limit)
    return {
      items: page.map(({ sitting }) => sitting),
      until: page.at(-1)?.revision ?? since,
      isMore: found.length > limit,
    }
  },

  changeGoals: async (
    db: Knex,
    whose: Whose,
    changed: StoredGoals | undefined,
  ): Promise<{ kept?: StoredGoals | undefined }> => {
    assertOwn(whose)
    const { userId } = whose
    if (!changed) return { kept: await findGoals(db, userId) }
    return transact(db, async (trx) => {
      await lock(trx, userId)
      const goals = await findGoals(trx, userId)
      if (goals && goals.changedAt >= changed.changedAt) return { kept: goals }
      // From a clock that is ahead it would win over every later change.
      const changedAt = [changed.changedAt, now().toISOString()].toSorted()[0] ?? ''
      if (goals && goals.changedAt >= changedAt) return { kept: goals }
      await putGoals(trx, userId, { ...changed, changedAt })
      return { kept: { ...changed, changedAt } }
    })
  },
})

export type Sadhana = ReturnType<typeof createSadhana>
