import type { Knex } from 'knex'
import { getReady } from '#contract/ready.ts'
import { getHealth } from '#contract/site/public.ts'
import { checkDisk, type DiskTrouble } from '#server/db/diskTrouble.ts'
import { AppError } from '#server/errors.ts'
import { implement } from '#server/http/implement.ts'

const diskWords: Record<DiskTrouble, string> = {
  full: 'The disk is full.',
  unwritable: 'The disk cannot be written to.',
}

type Deps = {
  readonly isMigrated: (db: Knex) => Promise<boolean>
  readonly isStopping: () => boolean
}

/**
 * Healthy: this process answers. Ready: it can also do its work. Which release answers, and what is
 * wrong, is nobody's business in public: the metrics and the back office say it.
 */
export const healthRoutes = ({ isMigrated, isStopping }: Deps) => [
  implement(getHealth)(async () => ({ status: 'ok' })),
  implement(getReady)(async (_, { db }) => {
    if (isStopping()) throw new AppError('unavailable', 'The server is stopping.')
    const isCurrent = await isMigrated(db).catch(() => {
      throw new AppError('unavailable', 'The database is not responding.')
    })
    if (!isCurrent) throw new AppError('unavailable', 'The database is being updated.')
    const disk = await checkDisk(db)
    if (disk) throw new AppError('unavailable', diskWords[disk])
    return { status: 'ok' }
  }),
]
