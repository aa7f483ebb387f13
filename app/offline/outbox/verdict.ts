import { ApiError, UnreadableAnswerError } from '#app/api/errors.ts'
import type { Refusal } from './outboxRow.ts'

/** The result of an attempt to send a command. */
export type Verdict =
  | { is: 'accepted'; answer: unknown }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'sign_in' }
  /** Neither accepted nor refused: to be sent again, unchanged and under the same key. */
  | { is: 'open'; trouble: 'unreachable' | 'server'; retryAfterMs?: number | undefined }

/** 4xx errors that are temporary. */
const passing = new Set([408, 425])

/** Sends it, and separates the server's acceptance and refusal from any other answer. */
export const verdictOf = (sending: Promise<unknown>): Promise<Verdict> =>
  sending.then((answer): Verdict => ({ is: 'accepted', answer }), failed)

function failed(error: unknown): Verdict {
  // From another version of the app, but accepted.
  if (error instanceof UnreadableAnswerError && error.body !== undefined) {
    return { is: 'accepted', answer: error.body }
  }
  // Without a problem body it was not our server, but a proxy or a login page in between.
  if (!(error instanceof ApiError) || !error.problem) return { is: 'open', trouble: 'unreachable' }
  const { status, problem, retryAfterMs } = error
  if (status === 401) return { is: 'sign_in' }
  if (status === 429 || status === 503) return { is: 'open', trouble: 'unreachable', retryAfterMs }
  if (status >= 500 || passing.has(status) || problem.code === 'in_progress') {
    return { is: 'open', trouble: 'server', retryAfterMs }
  }
  return { is: 'refused', refusal: { status, problem } }
}
