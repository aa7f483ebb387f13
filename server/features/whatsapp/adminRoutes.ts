import type { Knex } from 'knex'
import { listWhatsappMessages } from '#contract/whatsapp/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import { listLocalMessages } from './localMessages.ts'

type Deps = {
  readonly isLocal: boolean
  /** Why the whole channel stands still, where it does. */
  readonly findTrouble: (
    db: Knex,
  ) => Promise<{ readonly said: string; readonly since: string } | undefined>
}

export const whatsappAdminRoutes = ({ isLocal, findTrouble }: Deps): Route[] => [
  implement(listWhatsappMessages)(async (input, { db }) => {
    const { said, since } = (await findTrouble(db)) ?? {}
    return {
      ...(await listLocalMessages(db, input)),
      isLocal,
      ...(said !== undefined && since !== undefined && { trouble: { said, since } }),
    }
  }),
]
