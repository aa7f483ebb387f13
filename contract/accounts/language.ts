import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/languages.ts'

/** In which the account's owner reads, where their app does not say. */
export const setMyLanguage = endpoint({
  method: 'PUT',
  path: '/api/account/language',
  access: 'user',
  input: z.object({ language: z.enum(languages) }),
  output: z.object({ language: z.enum(languages) }),
})
