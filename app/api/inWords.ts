import type * as z from 'zod/mini'
import { refused } from '#app/i18n/en/forms/refused.ts'
import { language } from '#app/i18n/language.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { Language } from '#contract/languages.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { FieldError, Problem } from '#contract/errors.ts'
import { codes } from '#contract/i18n/en/refusals/codes.ts'
import { refusals } from '#contract/i18n/en/refusals/refusals.ts'
import { sentence } from '#contract/i18n/en/refusals/sentence.ts'
import { pointerOf } from '#contract/pointer.ts'
import { reasonText } from '#contract/refusals.ts'

const words = catalogue('refusals', { codes, refusals }).english

/** The contract's own messages, by pointer: they are in the phone's language. */
const schemaTexts = (schema: z.ZodMiniType, input: unknown): Map<string, string> => {
  // Only messages that were written for people.
  const { error } = schema.safeParse(input, { error: () => '' })
  const issues = error?.issues.toReversed() ?? []
  return new Map(issues.map(({ path, message }) => [pointerOf(path), message]))
}

/** What was called, and its schema if the phone has it. */
type Called = Pick<AnyEndpoint, 'access'> & { readonly input?: z.ZodMiniType | undefined }

/** The back office is in English, and shows what the server says. */
export const isForStaff = ({ access }: Called): boolean => access !== 'anyone' && access !== 'user'

/**
 * A refusal in this phone's own words, whatever the server says. What it has no words for, because the
 * server is newer, it says as generally as the code of HTTP. A row of the outbox in English
 * (`storedIn`) keeps its words where it has no codes: earlier versions of the app stored none.
 */
export function inWords(
  problem: Problem,
  called: Called,
  input?: unknown,
  storedIn?: Language,
): Problem {
  if (isForStaff(called)) return problem
  const kept = (text: string | undefined) =>
    storedIn === 'en' && language === 'en' && text ? text : undefined
  const { code, reason, detail, errors } = problem
  const own = reason && reasonText(words.refusals, reason)
  const isOfSchema = errors?.some((field) => field.code === undefined)
  const texts = called.input && isOfSchema ? schemaTexts(called.input, input) : undefined
  const textOf = (field: FieldError): string =>
    (field.code === undefined
      ? kept(field.detail) || texts?.get(field.pointer)
      : reasonText(words.refusals, field)) || refused.english.field
  return {
    ...problem,
    detail:
      (own && errors?.length ? sentence(own) : own) ??
      (reason ? undefined : kept(detail)) ??
      words.codes[code],
    ...(errors && { errors: errors.map((field) => ({ ...field, detail: textOf(field) })) }),
  }
}
