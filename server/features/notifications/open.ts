import type { Feature, Shared } from '#server/feature.ts'
import { notificationAdminRoutes, type FindLateBackup } from './adminRoutes.ts'
import { createMessagesAbout } from './about.ts'
import { createFailures } from './failures.ts'
import { createMailTest } from './mailTest.ts'

type Deps = Shared &
  Parameters<typeof createFailures>[0] &
  Parameters<typeof createMessagesAbout>[0] &
  Parameters<typeof createMailTest>[0] & { readonly findLateBackup: FindLateBackup }

export const openNotifications = (deps: Deps) => {
  const failures = createFailures(deps)
  return {
    routes: notificationAdminRoutes(
      { failures, about: createMessagesAbout(deps) },
      createMailTest(deps),
      deps.findLateBackup,
    ),
    tidy: { 'settled emails': failures.forgetSettled },
  } satisfies Feature
}
