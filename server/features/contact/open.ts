import type { Feature, Shared } from '#server/feature.ts'
import { createContactAdmin } from './admin.ts'
import { contactAdminRoutes } from './adminRoutes.ts'
import { contactData } from './repository.ts'
import { contactRoutes } from './routes.ts'
import { createContact } from './service.ts'
import { answerTemplateRoutes } from './templates.ts'

type Deps = Shared & Pick<Parameters<typeof createContact>[0], 'startOptIn'>

export const openContact = (deps: Deps) =>
  ({
    routes: [
      ...contactRoutes(createContact(deps)),
      ...contactAdminRoutes(createContactAdmin(deps)),
      ...answerTemplateRoutes(deps),
    ],
    personalData: [contactData],
  }) satisfies Feature
