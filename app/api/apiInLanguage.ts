import type { Language } from '#contract/languages.ts'
import { withMarks } from '#contract/translations/inEnglish.ts'
import type { Api } from './client.ts'

/** Asks for public content in a language; its answers say what of it is in English. */
export const apiInLanguage = (api: Api, language: Language): Api => ({
  call: (endpoint, input, options) =>
    language === 'en'
      ? api.call(endpoint, input, options)
      : api.call(
          { ...endpoint, output: withMarks(endpoint.output) },
          { ...input, language },
          options,
        ),
})
