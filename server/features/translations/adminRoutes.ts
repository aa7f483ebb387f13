import { getTranslation, listTranslations, saveTranslation } from '#contract/translations/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { TranslationAdmin } from './service.ts'

export const translationRoutes = (translations: TranslationAdmin): Route[] => [
  implement(listTranslations)(({ language }, context) => translations.overview(context, language)),
  implement(getTranslation)((set, context) => translations.get(context, set)),
  implement(saveTranslation)((input, context) => translations.save(context, input)),
]
