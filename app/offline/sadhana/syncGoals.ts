import { changeGoals } from '#contract/sadhana/public.ts'
import type { LogDeps } from './logDeps.ts'

/** Syncs goals with the account: the later change wins. */
export async function exchangeGoals(
  { db, api, account: who }: Pick<LogDeps, 'db' | 'api' | 'account'>,
  owner: string,
): Promise<void> {
  const sent = await db.goals.get(owner)
  const { kept: stored } = await api.call(changeGoals, {
    account: owner,
    ...(sent?.isUnsent && { changed: { goals: sent.goals, changedAt: sent.changedAt } }),
  })
  await db.transaction('rw', db.goals, async () => {
    if (!stored || who() !== owner) return
    const here = await db.goals.get(owner)
    const isChangedSince = here?.isUnsent && here.changedAt !== sent?.changedAt
    if (!isChangedSince) await db.goals.put({ account: owner, ...stored })
  })
}
