import type { Knex } from 'knex'
import { getHealth } from '#contract/site.ts'
import type { MailOutlet } from '#server/adapters/email/port.ts'
import { AppError } from '#server/errors.ts'
import { implement } from '#server/http/implement.ts'

/** The channels whose providers refuse our credentials. */
type ListStopped = (db: Knex) => Promise<readonly { readonly channel: string }[]>

/** Healthy means the database answers, too. Which release answers is nobody's business. */
export const healthRoutes = (mailOutlet: MailOutlet, listStopped: ListStopped) => [
  implement(getHealth)(async (_, { db }) => {
    const stopped = await listStopped(db).catch(() => {
      throw new AppError('unavailable', 'The database is not responding.')
    })
    return {
      status: 'ok',
      ...(mailOutlet === 'none' && { mail: 'not_set_up' }),
      ...(stopped.length > 0 && { stopped: stopped.map(({ channel }) => channel) }),
    }
  }),
]
