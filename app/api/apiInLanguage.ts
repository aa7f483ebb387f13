import type * as z from 'zod/mini'
import type { Language } from '#contract/languages.ts'
import { withMarks } from '#contract/translations/inEnglish.ts'
import type { Api } from './client.ts'

const made = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** Made once for each answer, because some are asked for every minute. */
const markedOf = <Out>(output: z.ZodMiniType<Out>): z.ZodMiniType<Out> => {
  const marked = made.get(output) ?? withMarks(output)
  made.set(output, marked)
  return marked as z.ZodMiniType<Out>
}

/** Reads in a language; the answers say what of them is in English. */
export const apiInLanguage = (api: Api, language: Language): Api => ({
  call: (endpoint, input, options) =>
    language === 'en' || endpoint.method !== 'GET'
      ? api.call(endpoint, input, options)
      : api.call(
          { ...endpoint, output: markedOf(endpoint.output) },
          { ...input, language },
          options,
        ),
})
