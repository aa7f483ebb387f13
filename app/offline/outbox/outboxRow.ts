import type { CommandName } from '#contract/commands.ts'
import type { Problem } from '#contract/errors.ts'
import type { Language } from '#contract/languages.ts'

/** The owner of commands written by a guest. */
export const guestAccount = 'guest'

/** The server's refusal: its codes, which get words when the row is read for a page. */
export type Refusal = { status: number; problem: Problem }

/**
 * A pending command, or its outcome. `queued → sending → accepted | refused`; `held` waits for the
 * user.
 */
export type OutboxRow = {
  /** Its position in the queue. */
  order: number
  /** Made when the form was opened; it is the Idempotency-Key. */
  id: string
  command: CommandName
  /** Sent unchanged each time: the same key always carries the same content. */
  input: unknown
  /** In which it was written: it is sent, and answered by email, in this one. */
  language: Language
  /** What it was about, by its name at that time. */
  subject?: string | undefined
  /** Its owner. It waits while that account is logged out; a guest's is sent at any time. */
  account: string
  state: 'queued' | 'sending' | 'held' | 'accepted' | 'refused'
  heldFor?: 'sign_in' | 'edit'
  createdAt: string
  /** How often it was sent. Anything that was sent may have arrived. */
  attempts: number
  /** Failures since the last fresh start: the exponent of the waiting time. */
  failures: number
  /** The result of the last attempt. */
  trouble?: 'unreachable' | 'server' | undefined
  /** Milliseconds since 1970; not sent earlier. */
  dueAt: number
  /** Not sent before then, because of `Retry-After`; see `retryNotBefore`. */
  notBefore?: number
  settledAt?: string
  answer?: unknown
  refusal?: Refusal
  /**
   * The outcome has been announced. Stored under this name since the first version of the database.
   */
  isTold: boolean
}

/**
 * Whether it belongs to another account: it waits for that login, and only that account may read
 * it.
 */
export const isOthers = (row: Pick<OutboxRow, 'account'>, account: string): boolean =>
  row.account !== guestAccount && row.account !== account

export const isWaiting = ({ state }: OutboxRow): boolean =>
  state === 'queued' || state === 'sending'
export const isUnsent = (row: OutboxRow): boolean => isWaiting(row) || row.state === 'held'

/** Everything that is not settled: what the badge counts. */
export const isOpen = (row: OutboxRow): boolean => isUnsent(row) || row.state === 'refused'

/**
 * The server carried it out and no longer has its answer, or has deleted the result: there is
 * nothing left to send, and under another id it would be done twice.
 */
export const wasDoneBefore = (refusal: Refusal | undefined): boolean =>
  refusal?.problem.code === 'already_done' || refusal?.problem.code === 'deleted_since'

/**
 * Anything that was sent may have arrived, so it has to be settled before a changed version may be
 * sent under another id: only then is a changed command never a second one.
 */
export const canEdit = (row: OutboxRow): boolean =>
  (row.state === 'refused' && !wasDoneBefore(row.refusal)) ||
  (row.attempts === 0 && (row.state === 'queued' || row.state === 'held'))

/** Upper limit on `Retry-After`: our server never sends more, but a proxy might. */
export const longestRetryAfterMs = 60 * 60_000

/**
 * The earliest time the server allows a retry. If that is farther off, the phone's clock was corrected
 * since.
 */
export const retryNotBefore = (
  { notBefore = 0 }: Pick<OutboxRow, 'notBefore'>,
  now: number,
): number => (notBefore - now > longestRetryAfterMs ? 0 : notBefore)
