import type { CommandName } from '#contract/commands.ts'
import type { Problem } from '#contract/errors.ts'

/** Whose the things are that were written while nobody was logged in. */
export const guestAccount = 'guest'

/** The server's no: its words, the fields it means, and whatever else its problem says. */
export type Refusal = { status: number; problem: Problem }

/**
 * A command that waits on this phone, or what became of it.
 * `queued → sending → accepted | refused`; `held` waits for its person.
 */
export type OutboxRow = {
  /** Place in the queue. */
  order: number
  /** Made when the form was opened; it is the Idempotency-Key. */
  id: string
  command: CommandName
  /** Sent as it is, each time: the same key never carries anything else. */
  input: unknown
  /** Whose it is. It waits while they are not logged in; a guest's goes at any time. */
  account: string
  state: 'queued' | 'sending' | 'held' | 'accepted' | 'refused'
  heldFor?: 'sign_in' | 'edit'
  createdAt: string
  /** How often it was ever sent. Whatever was sent may have arrived. */
  attempts: number
  /** Failures since the last fresh start: the exponent of the waiting time. */
  failures: number
  /** What the last attempt met. */
  trouble?: 'unreachable' | 'server' | undefined
  /** Milliseconds since 1970; not sent before. */
  dueAt: number
  /** The server asked not to be asked before this; see `askedUntil`. */
  notBefore?: number
  settledAt?: string
  answer?: unknown
  refusal?: Refusal
  /** The person has seen what became of it. */
  isTold: boolean
}

/** Whether somebody else wrote it: it is theirs to read, and waits for them. */
export const isOthers = (row: Pick<OutboxRow, 'account'>, account: string): boolean =>
  row.account !== guestAccount && row.account !== account

export const isWaiting = ({ state }: OutboxRow): boolean =>
  state === 'queued' || state === 'sending'
export const isUnsent = (row: OutboxRow): boolean => isWaiting(row) || row.state === 'held'

/** Everything that is not over: what the badge counts. */
export const isOpen = (row: OutboxRow): boolean => isUnsent(row) || row.state === 'refused'

/**
 * The server acted on it once and no longer has its answer, or has deleted what it led to: there is
 * nothing left to send, and under another id it would be done twice.
 */
export const wasDoneBefore = (refusal: Refusal | undefined): boolean =>
  refusal?.problem.code === 'already_done' || refusal?.problem.code === 'deleted_since'

/**
 * What was ever sent may have arrived, so it is settled as it is before anything else may be said
 * under another id: only then is a changed command never a second one.
 */
export const canEdit = (row: OutboxRow): boolean =>
  (row.state === 'refused' && !wasDoneBefore(row.refusal)) ||
  (row.attempts === 0 && (row.state === 'queued' || row.state === 'held'))

/** No server of ours asks for longer; what stands in front of it may ask for anything. */
export const longestAskedMs = 60 * 60_000

/** Until when the server asked to be left alone. Further off than that, the phone's clock was put right since. */
export const askedUntil = ({ notBefore = 0 }: Pick<OutboxRow, 'notBefore'>, now: number): number =>
  notBefore - now > longestAskedMs ? 0 : notBefore
