import type * as z from 'zod/mini'
import { language } from '#app/i18n/language.ts'
import { refused } from '#app/i18n/en/forms/refused.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { commands } from '#contract/commands.ts'
import type { FieldError, Problem } from '#contract/errors.ts'
import { codes } from '#contract/i18n/en/refusals/codes.ts'
import { refusals } from '#contract/i18n/en/refusals/refusals.ts'
import { sentence } from '#contract/i18n/en/refusals/sentence.ts'
import { pointerOf } from '#contract/pointer.ts'
import { reasonText } from '#contract/refusals.ts'

/** What was refused, and the schema by which the phone can judge it, too. */
export type Refused = { readonly schema: z.ZodMiniType; readonly input: unknown }

const words = catalogue('refusals', { codes, refusals, field: refused.english.field }).english

/** English of a row that an earlier version of the app stored without codes. */
const stored = (detail: string | undefined): string | undefined =>
  language === 'en' && detail ? detail : undefined

/** The messages of the contract, which is in the phone's language. */
const schemaTexts = ({ schema, input }: Refused): Map<string, string> => {
  // Only messages that were written for people.
  const { error } = schema.safeParse(input, { error: () => '' })
  const issues = error?.issues.toReversed() ?? []
  return new Map(issues.map(({ path, message }) => [pointerOf(path), message]))
}

/**
 * A refusal in this phone's own words. What it has no words for, because the server is newer, it says
 * as generally as the code of HTTP.
 */
export function inWords(problem: Problem, about?: Refused): Problem {
  const { code, reason, detail, errors } = problem
  const own = reason && reasonText(words.refusals, reason)
  const isOfSchema = errors?.some((field) => field.code === undefined)
  const texts = about && isOfSchema ? schemaTexts(about) : undefined
  const textOf = (field: FieldError): string =>
    (field.code === undefined ? texts?.get(field.pointer) : reasonText(words.refusals, field)) ||
    (field.code === undefined && stored(field.detail)) ||
    words.field
  return {
    ...problem,
    detail:
      (own && errors?.length ? sentence(own) : own) ??
      (reason ? undefined : stored(detail)) ??
      words.codes[code],
    ...(errors && { errors: errors.map((field) => ({ ...field, detail: textOf(field) })) }),
  }
}

/** A row of the outbox with its refusal in words: it keeps the codes, in case the language changes. */
export function rowInWords(row: OutboxRow): OutboxRow {
  const { refusal, command, input } = row
  if (!refusal) return row
  const schema = commands[command].input as z.ZodMiniType
  return { ...row, refusal: { ...refusal, problem: inWords(refusal.problem, { schema, input }) } }
}
