import { ApiError, UnreadableAnswerError } from '#app/api/errors.ts'
import type { Refusal } from './outboxRow.ts'

/** What an attempt to send a command came to. */
export type Verdict =
  | { is: 'accepted'; answer: unknown }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'sign_in' }
  /** Neither yes nor no: to be sent again, as it is and under the same key. */
  | { is: 'open'; trouble: 'unreachable' | 'server'; askedMs?: number | undefined }

/** 4xx that pass by themselves. */
const passing = new Set([408, 425])

/** Sends, and tells the server's yes and no from everything else that may come back. */
export const verdictOf = (sending: Promise<unknown>): Promise<Verdict> =>
  sending.then((answer): Verdict => ({ is: 'accepted', answer }), failed)

function failed(error: unknown): Verdict {
  // Of another version of the app, but a yes.
  if (error instanceof UnreadableAnswerError && error.body !== undefined) {
    return { is: 'accepted', answer: error.body }
  }
  // Without a problem it was not the temple's server, but a proxy or a login page before it.
  if (!(error instanceof ApiError) || !error.problem) return { is: 'open', trouble: 'unreachable' }
  const { status, problem, retryAfterMs: askedMs } = error
  if (status === 401) return { is: 'sign_in' }
  if (status === 429 || status === 503) return { is: 'open', trouble: 'unreachable', askedMs }
  if (status >= 500 || passing.has(status) || problem.code === 'in_progress') {
    return { is: 'open', trouble: 'server', askedMs }
  }
  return { is: 'refused', refusal: { status, problem } }
}
