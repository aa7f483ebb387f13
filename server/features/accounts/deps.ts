import type { Logger } from 'pino'
import type { BackgroundTasks } from '#server/processes/backgroundTasks.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import type { AssertStrong } from './passwordRules.ts'
import type { Post } from './post.ts'
import type { Throttle } from './throttle.ts'

/** What the parts of this feature share. */
export type AccountDeps = {
  readonly now: () => Date
  /** Hears of what matters for security; never a name, a token or a password. */
  readonly log: Logger
  readonly throttle: Throttle
  readonly post: Post
  readonly assertStrong: AssertStrong
  readonly backgroundTasks: BackgroundTasks
  readonly personalData: readonly PersonalData[]
  /** Signs what a browser is known by. */
  readonly deviceSecret: Buffer
}
