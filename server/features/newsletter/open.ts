import type { Feature, Shared } from '#server/feature.ts'
import { newsletterAdminRoutes } from './adminRoutes.ts'
import { createDailyMantra } from './dailyMantra.ts'
import type { createIssues } from './issues.ts'
import { createIssueSending } from './issueSending.ts'
import { newsletterData } from './personalData.ts'
import { newsletterHooks, newsletterRoutes } from './routes.ts'
import { createNewsletter } from './service.ts'

type Deps = Shared &
  Parameters<typeof createNewsletter>[0] &
  Parameters<typeof createDailyMantra>[0] &
  Pick<Parameters<typeof createIssues>[0], 'findPost'>

export const openNewsletter = (deps: Deps) => {
  const newsletter = createNewsletter(deps)
  const dailyMantra = createDailyMantra(deps)
  const newsletterIssues = createIssueSending(deps)
  return {
    service: { newsletter, dailyMantra, newsletterIssues },
    routes: [...newsletterRoutes(newsletter), ...newsletterAdminRoutes(deps)],
    hooks: newsletterHooks(newsletter),
    writers: { ...dailyMantra.writers, ...newsletterIssues.writers },
    daily: { 'unconfirmed subscribers': newsletter.forgetUnconfirmed },
    personalData: [newsletterData],
  } satisfies Feature
}
