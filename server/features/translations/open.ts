import type { Feature } from '#server/feature.ts'
import { translationRoutes } from './adminRoutes.ts'
import { createTranslations } from './service.ts'

export const openTranslations = (deps: Parameters<typeof createTranslations>[0]) => {
  const translations = createTranslations(deps)
  return {
    routes: translationRoutes(translations),
    tidy: { translations: translations.forgetOrphans },
  } satisfies Feature
}
