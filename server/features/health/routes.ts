import { getHealth } from '#contract/site.ts'
import { AppError } from '#server/errors.ts'
import { implement } from '#server/http/implement.ts'

/** `version` is the release that answers. Healthy means the database answers, too. */
export const healthRoutes = (version: string) => [
  implement(getHealth)(async (_, { db }) => {
    await db.raw('select 1').catch(() => {
      throw new AppError('unavailable', 'The database does not answer.')
    })
    return { status: 'ok', version }
  }),
]
