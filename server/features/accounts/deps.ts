import type { Logger } from 'pino'
import type { BackgroundTasks } from '#server/processes/backgroundTasks.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import type { AssertStrong } from './passwordRules.ts'
import type { AccountEmails } from './accountEmails.ts'
import type { Throttle } from './throttle.ts'

/** Shared by the parts of this feature. */
export type AccountDeps = {
  readonly now: () => Date
  /** Logs events that matter for security; never a name, a token or a password. */
  readonly log: Logger
  readonly throttle: Throttle
  readonly post: AccountEmails
  readonly assertStrong: AssertStrong
  readonly backgroundTasks: BackgroundTasks
  readonly personalData: readonly PersonalData[]
  /** Signs the cookie by which we recognise a browser. */
  readonly deviceSecret: Buffer
}
