import type { Problem } from '#contract/errors.ts'
import type { CommandName } from '#contract/commands.ts'
import type { OfflineDb } from './db.ts'

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
  /** Whose it is. It waits while somebody else is signed in. */
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
  /** The server asked not to be asked before this. */
  notBefore?: number
  settledAt?: string
  answer?: unknown
  refusal?: Refusal
  /** The person has seen what became of it. */
  isTold: boolean
}

export const isWaiting = ({ state }: OutboxRow): boolean =>
  state === 'queued' || state === 'sending'
export const isUnsent = (row: OutboxRow): boolean => isWaiting(row) || row.state === 'held'

/** Everything that is not over: what the badge counts. */
export const isOpen = (row: OutboxRow): boolean => isUnsent(row) || row.state === 'refused'

/**
 * What was ever sent may have arrived, so it is settled as it is before anything else may be said
 * under another id: only then is a changed command never a second one.
 */
export const canEdit = (row: OutboxRow): boolean =>
  row.state === 'refused' ||
  (row.attempts === 0 && (row.state === 'queued' || row.state === 'held'))

/** Nothing could be kept: no room, or a browser that forbids it. */
export class OutboxStorageError extends Error {
  readonly isFull: boolean

  constructor(cause: unknown) {
    super('The command could not be kept on this phone', { cause })
    this.name = 'OutboxStorageError'
    this.isFull = nameOf(cause) === 'QuotaExceededError'
  }
}

/** Dexie wraps the browser's error. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return 'inner' in error && error.inner ? nameOf(error.inner) : error.name
}

export type NewCommand = {
  id: string
  command: CommandName
  input: unknown
  /** The id of a refused or held one whose place it takes. */
  replaces?: string | undefined
  /** The draft that it was written in, which is no longer needed. */
  draft?: string | undefined
}

export type Outbox = {
  /** Keeps a command until the server has said yes or no. Throws OutboxStorageError. */
  enqueue: (command: NewCommand) => Promise<void>
  list: () => Promise<OutboxRow[]>
  find: (id: string) => Promise<OutboxRow | undefined>
  /** Keeps it from being sent while it is edited; false when it is too late for that. */
  hold: (id: string) => Promise<boolean>
  /** Sent at the next occasion, without waiting any longer. */
  release: (id: string) => Promise<void>
  /** Takes it off the list, unsent or not; false while it is on its way. */
  discard: (id: string) => Promise<boolean>
  /** Marks what became of it as seen; true for the one who did, when several pages try. */
  tell: (id: string) => Promise<boolean>
  clearSent: () => Promise<void>
}

export type OutboxDeps = {
  db: OfflineDb
  account: () => string
  now?: () => number
}

/** The commands on this phone: what is written here is only ever taken away by its person. */
export function createOutbox({ db, account, now = Date.now }: OutboxDeps): Outbox {
  const rows = db.outbox
  const find = (id: string) => rows.get({ id })
  const change = (id: string, work: (row: OutboxRow) => boolean) =>
    db.transaction('rw', rows, async () => {
      const row = await find(id)
      if (!row || !work(row)) return false
      await rows.put(row)
      return true
    })
  return {
    async enqueue({ id, command, input, replaces, draft }) {
      const row = {
        id,
        command,
        input,
        account: account(),
        state: 'queued',
        createdAt: new Date(now()).toISOString(),
        attempts: 0,
        failures: 0,
        dueAt: 0,
        isTold: false,
      } as const
      try {
        await db.transaction('rw', rows, db.drafts, async () => {
          const old = replaces === undefined ? undefined : await find(replaces)
          if (old && canEdit(old)) await rows.delete(old.order)
          // Pressed twice, or by two tabs: it is the same command.
          if (!(await find(id))) await rows.add(row)
          if (draft !== undefined) await db.drafts.delete(draft)
        })
      } catch (error) {
        throw new OutboxStorageError(error)
      }
    },
    list: () => rows.orderBy('order').toArray(),
    find,
    hold: (id) =>
      change(id, (row) => {
        if (!canEdit(row)) return false
        if (row.state !== 'refused') Object.assign(row, { state: 'held', heldFor: 'edit' })
        return true
      }),
    async release(id) {
      await change(id, (row) => {
        if (row.state !== 'held' && row.state !== 'queued') return false
        delete row.heldFor
        Object.assign(row, { state: 'queued', failures: 0, dueAt: row.notBefore ?? 0 })
        return true
      })
    },
    discard: (id) =>
      db.transaction('rw', rows, async () => {
        const row = await find(id)
        if (row?.state === 'sending') return false
        if (row) await rows.delete(row.order)
        return true
      }),
    tell: (id) =>
      change(id, (row) => {
        if (row.isTold) return false
        row.isTold = true
        return true
      }),
    async clearSent() {
      await rows.where('state').equals('accepted').delete()
    },
  }
}
