import { ApiError } from '#app/api/errors.ts'
import { isConnectionLost } from '#app/api/isConnectionLost.ts'
import type { FieldError } from '#contract/errors.ts'

/** Why something was not done, as far as it matters for what happens next. */
export type Failure = {
  kind:
    | 'network'
    | 'signedOut'
    | 'notAllowed'
    | 'changed'
    | 'wrong'
    | 'gone'
    | 'said'
    | 'server'
    /** A fault of ours in this browser. */
    | 'unexpected'
    | 'tooOften'
  /** The server’s own message, if it is meant for people. */
  said?: string | undefined
  fields: readonly FieldError[]
}

const kinds: Partial<Record<number, Failure['kind']>> = {
  401: 'signedOut',
  403: 'notAllowed',
  404: 'gone',
  409: 'said',
  400: 'wrong',
  412: 'changed',
  413: 'said',
  415: 'said',
  429: 'tooOften',
}

/** The temple requires two-step login for its staff, and this account does not have it. */
export const lacksTwoStep = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'second_factor_required'

/** It may have been done all the same. */
export const isUnsure = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'unexpected'

export function failureOf(error: unknown): Failure {
  if (isConnectionLost(error)) return { kind: 'network', fields: [] }
  if (!(error instanceof ApiError)) return { kind: 'unexpected', fields: [] }
  return {
    kind: lacksTwoStep(error) ? 'said' : (kinds[error.status] ?? 'server'),
    said: error.problem?.detail,
    fields: error.fields,
  }
}
