import { getHealth } from '#contract/site.ts'
import type { MailOutlet } from '#server/adapters/email/port.ts'
import { AppError } from '#server/errors.ts'
import { implement } from '#server/http/implement.ts'

/** Healthy also means that the database answers. The answer does not reveal the release. */
export const healthRoutes = (mailOutlet: MailOutlet) => [
  implement(getHealth)(async (_, { db }) => {
    await db.raw('select 1').catch(() => {
      throw new AppError('unavailable', 'The database is not responding.')
    })
    return { status: 'ok', ...(mailOutlet === 'none' && { mail: 'not_set_up' }) }
  }),
]
