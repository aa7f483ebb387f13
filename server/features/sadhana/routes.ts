import { changeGoals, listSittings, pushSittings } from '#contract/sadhana/public.ts'
import { implement } from '#server/http/implement.ts'
import type { Sadhana } from './service.ts'

export const sadhanaRoutes = (sadhana: Sadhana) => [
  implement(pushSittings)(async ({ account, sittings }, { db, actor }) => {
    await sadhana.push(db, { userId: actor.id, account }, sittings)
    return { status: 'kept' as const }
  }),
  implement(listSittings)(({ account, ...query }, { db, actor }) =>
    sadhana.list(db, { userId: actor.id, account }, query),
  ),
  implement(changeGoals)(({ account, changed }, { db, actor }) =>
    sadhana.changeGoals(db, { userId: actor.id, account }, changed),
  ),
]
