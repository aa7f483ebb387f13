import type { PersonalData } from '#server/privacy/personalData.ts'
import { deleteLog, findGoals, listAll } from './repository.ts'

/** Belongs to an account alone, and goes with it. */
export const sadhanaData: PersonalData = {
  name: 'sadhana',
  read: async (db, { id }) =>
    id === undefined
      ? { sittings: [] }
      : { sittings: await listAll(db, id), goals: await findGoals(db, id) },
  list: async (db, { id }) => {
    if (id === undefined) return []
    const goals = await findGoals(db, id)
    const days = (await listAll(db, id)).map(({ day }) => day)
    // The day alone: when somebody prays is nobody's business.
    return [...days, ...(goals ? [goals.changedAt.slice(0, 10)] : [])].map((at) => ({
      at,
      outcome: 'erased' as const,
    }))
  },
  forget: async (trx, { id }) => {
    if (id !== undefined) await deleteLog(trx, id)
    return []
  },
}
