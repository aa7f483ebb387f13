import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Audit } from '#server/admin/audit.ts'
import type { NotifyAdmins } from '#server/admin/notifyAdmins.ts'
import { readSecret } from '#server/db/secrets.ts'
import { forgetOldSessions } from '#server/http/sessionStore.ts'
import type { BackgroundTasks } from '#server/processes/backgroundTasks.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { createAcceptInvitation } from './acceptInvitation.ts'
import { createAccountData } from './accountData.ts'
import type { AccountDeps } from './deps.ts'
import { createEmails } from './emails.ts'
import { createFirstAdmins } from './firstAdmin.ts'
import { forgetOldInvitations } from './invitationRepository.ts'
import { createInvitations } from './invitations.ts'
import { createLoginLimits } from './loginLimits.ts'
import { createOwnAccount } from './ownAccount.ts'
import { createPasswordChanges } from './passwordChanges.ts'
import { createAssertStrong } from './passwordRules.ts'
import { createAccountEmails, type AccountEmailDeps } from './accountEmails.ts'
import { createReauthenticate } from './reauthenticate.ts'
import { createRegistration } from './registration.ts'
import { createSecondFactor } from './secondFactor.ts'
import { createSignIn } from './signIn.ts'
import { createStaff } from './staff.ts'
import { createThrottle } from './throttle.ts'
import { forgetOldTokens } from './tokenRepository.ts'

type Deps = AccountEmailDeps & {
  readonly log: Logger
  readonly backgroundTasks: BackgroundTasks
  readonly personalData: readonly PersonalData[]
  /** The temple requires two-step login for its staff. */
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
  /** False only when the duration of a login is measured. */
  readonly hasLoginDelay?: boolean
}

type Office = { readonly audit: Audit; readonly notifyAdmins: NotifyAdmins }

/** Accounts: who people are, what they may do, and how they prove it. */
export const createAccounts = async (db: Knex, base: Deps) => {
  const { now, findSite, publicUrl, hasLoginDelay = true } = base
  const secret = await readSecret(db, 'login failures')
  const throttle = createThrottle({ now, secret, isOff: !hasLoginDelay })
  const deps: AccountDeps = {
    ...base,
    throttle,
    post: createAccountEmails(base),
    assertStrong: createAssertStrong(findSite),
    deviceSecret: await readSecret(db, 'known devices'),
  }
  const reauthenticate = createReauthenticate(deps)
  const limits = createLoginLimits(deps)
  const issuerOf = async (db: Knex): Promise<string> => (await findSite(db)).name
  const { isTotpRequired } = base
  const secondFactor = createSecondFactor({ ...deps, reauthenticate, issuerOf, isTotpRequired })
  const staff = createStaff(deps)
  return {
    ...createRegistration(deps),
    ...createSignIn({ ...deps, secondFactor, limits }),
    emails: createEmails({ ...deps, reauthenticate }),
    passwords: createPasswordChanges({ ...deps, reauthenticate, limits }),
    own: createOwnAccount({ ...deps, reauthenticate }),
    reauthenticate,
    secondFactor,
    data: createAccountData(now),
    staff,
    /** Invitations to the back office, with its log and its news for the admins. */
    inviting: (office: Office) => ({
      invitations: createInvitations({ ...deps, ...office, reauthenticate }),
      accepting: createAcceptInvitation({ ...deps, ...office, staff }),
    }),
    firstAdmins: createFirstAdmins({ ...deps, publicUrl }),
    /** Deletes what has expired; once a day is enough. */
    forgetOld: async (db: Knex): Promise<void> => {
      // All of them are started, even if one fails.
      await Promise.all([
        forgetOldSessions(db, now()),
        forgetOldTokens(db, now()),
        forgetOldInvitations(db, now()),
        throttle.forgetOld(db),
      ])
    },
  }
}

export type Accounts = Awaited<ReturnType<typeof createAccounts>>
