import { ApiError } from '#app/api/errors.ts'
import type { trouble as troubleWords } from '#app/i18n/en/trouble.ts'
import type { ErrorCode, FieldError } from '#contract/errors.ts'

/** Why a call that was waited for did not do what was wanted. */
export type Trouble = {
  /** `unreachable`: nobody answered, or it was not the temple's server that did. */
  code: ErrorCode | 'unreachable'
  /** The server's own words. */
  detail?: string | undefined
  retryAfterMs?: number | undefined
  fields: readonly FieldError[]
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || !error.problem) return { code: 'unreachable', fields: [] }
  const { problem, fields, retryAfterMs } = error
  return { code: problem.code, detail: problem.detail, retryAfterMs, fields }
}

/** It in words for a person; a page that has better ones for some codes says those itself. */
export function troubleText(trouble: Trouble, words: typeof troubleWords.english): string {
  const { code, detail, retryAfterMs, fields } = trouble
  if (code === 'unreachable') return words.unreachable
  if (code === 'not_signed_in') return words.signedOut
  if (code === 'too_many_requests') {
    return retryAfterMs ? words.tooMany(Math.ceil(retryAfterMs / 1000)) : words.tooManyNow
  }
  if (fields.length > 0) return words.checkFields
  if (code === 'internal' || code === 'unavailable') return words.server
  return detail ?? words.server
}
