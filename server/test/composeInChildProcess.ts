import type { Knex } from 'knex'
import { compose } from '#server/compose.ts'
import { computeYears } from '#server/features/festivals/computeYears.ts'
import { createLog } from '#server/http/requestLog.ts'

type ComposeOptions = Pick<
  Parameters<typeof compose>[1],
  'now' | 'uploads' | 'whatsappAccount' | 'push'
>

/** The services of a temple, in a process that is no web server and takes no cards. */
export const composeInChildProcess = (db: Knex, options: ComposeOptions) =>
  compose(db, {
    publicUrl: 'https://temple.example',
    proxies: 0,
    log: createLog('silent'),
    provider: undefined,
    sandbox: undefined,
    ffmpeg: undefined,
    hasLoginDelay: false,
    mailOutlet: 'smtp',
    computeYears,
    ...options,
  })
