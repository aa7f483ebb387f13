import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Site } from '#contract/site.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import type { BackgroundTasks } from '#server/processes/backgroundTasks.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import type { Post } from './post.ts'
import type { Throttle } from './throttle.ts'

/** What the parts of this feature share. */
export type AccountDeps = {
  readonly now: () => Date
  /** Hears of what matters for security; never a name, a token or a password. */
  readonly log: Logger
  readonly throttle: Throttle
  readonly post: Post
  readonly backgroundTasks: BackgroundTasks
  readonly personalData: readonly PersonalData[]
  /** Signs what a browser is known by. */
  readonly deviceSecret: Buffer
}

export type PostDeps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly publicUrl: string
  readonly now: () => Date
}
