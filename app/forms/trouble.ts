import { ApiError } from '#app/api/errors.ts'
import { isConnectionLost } from '#app/api/isConnectionLost.ts'
import type { trouble as troubleWords } from '#app/i18n/en/forms/trouble.ts'
import type { ErrorCode, FieldError } from '#contract/errors.ts'

/** Why a call that the page waited for failed. */
export type Trouble = {
  /**
   * `unreachable`: no answer, or one from something other than our server. `unexpected`: a bug of
   * ours, which reconnecting cannot fix.
   */
  code: ErrorCode | 'unreachable' | 'unexpected'
  /** The server's own message. */
  detail?: string | undefined
  retryAfterMs?: number | undefined
  fields: readonly FieldError[]
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError))
    return { code: isConnectionLost(error) ? 'unreachable' : 'unexpected', fields: [] }
  if (!error.problem) return { code: 'unreachable', fields: [] }
  const { problem, fields, retryAfterMs } = error
  return { code: problem.code, detail: problem.detail, retryAfterMs, fields }
}

/** The message for a person; pages that have better ones for some codes use those. */
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
