import type { Knex } from 'knex'
import type { Feature, Shared } from '#server/feature.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { createBackgroundTasks } from '#server/processes/backgroundTasks.ts'
import { createAccountAdmin } from './admin.ts'
import { accountAdminRoutes } from './adminRoutes.ts'
import { invitationRoutes } from './invitationRoutes.ts'
import { accountRoutes } from './routes.ts'
import { createAccounts } from './service.ts'

type Deps = Shared & {
  /** What all features keep about people. */
  readonly personalData: readonly PersonalData[]
  readonly isTotpRequired: (db: Knex) => Promise<boolean>
  readonly hasLoginDelay: boolean
}

export const openAccounts = async (db: Knex, deps: Deps) => {
  const onError = (error: unknown) => deps.log.error({ err: error }, 'a background task failed')
  const backgroundTasks = createBackgroundTasks({ onError })
  const accounts = await createAccounts(db, { ...deps, backgroundTasks })
  const { invitations, accepting } = accounts.inviting(deps)
  return {
    service: { accounts, backgroundTasks },
    routes: [
      ...accountRoutes(accounts),
      ...accountAdminRoutes(createAccountAdmin({ ...deps, accounts })),
      ...invitationRoutes(invitations, accepting),
    ],
    daily: { accounts: accounts.forgetOld },
  } satisfies Feature
}
