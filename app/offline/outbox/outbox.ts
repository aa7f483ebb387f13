import type { CommandName } from '#contract/commands.ts'
import type { Language } from '#contract/languages.ts'
import { inOwnWords } from './inOwnWords.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { transactInTime } from '#app/offline/transactInTime.ts'
import { watch } from '#app/offline/watch.ts'
import { newCommandId } from './commandId.ts'
import { retryNotBefore, canEdit, type OutboxRow } from './outboxRow.ts'

/** Nothing could be stored: no space, storage forbidden, or the database does not respond. */
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

/** The command it should replace was sent: as a second one, it would be done twice. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError'
}

export type NewCommand = {
  id: string
  command: CommandName
  input: unknown
  /** What it is about, by its name. */
  subject?: string | undefined
  /** The id of a refused or held command that it replaces. */
  replaces?: string | undefined
  /** The draft it was written in, which is no longer needed. */
  draft?: string | undefined
}

export type Outbox = {
  /**
   * Stores a command until the server has accepted or refused it, and returns its id: a new one if
   * another tab sent something else under the form's id. Throws OutboxStorageError or TooLateError
   * if it stores nothing.
   */
  enqueue: (command: NewCommand) => Promise<string>
  /** All of them, oldest first, and why the server refused some. */
  list: () => Promise<OutboxRow[]>
  /** Subscribes to the rows: changes by this page, another tab or the worker. */
  watch: (onRows: (rows: OutboxRow[]) => void, onNone: () => void) => () => void
  find: (id: string) => Promise<OutboxRow | undefined>
  /** Prevents sending while it is edited; false if it is too late for that. */
  hold: (id: string) => Promise<boolean>
  /** Sends it at the next opportunity, without waiting any longer. */
  release: (id: string) => Promise<void>
  /** Removes it from the list, sent or not; false while it is being sent. */
  discard: (id: string) => Promise<boolean>
  /** Marks its outcome as seen; true for the page that did so, if several try. */
  markAnnounced: (id: string) => Promise<boolean>
  clearSent: () => Promise<void>
}

export type OutboxDeps = {
  db: OfflineDb
  account: () => string
  /** In which the person reads. */
  language: Language
  now?: () => number
}

/** The commands on this phone: only the person removes what is written here. */
export function createOutbox({ db, account, language, now = Date.now }: OutboxDeps): Outbox {
  const rows = db.outbox
  const list = async () => Promise.all((await rows.orderBy('order').toArray()).map(inOwnWords))
  const find = (id: string) => rows.get({ id })
  const change = (id: string, work: (row: OutboxRow) => boolean) =>
    db.transaction('rw', rows, async () => {
      const row = await find(id)
      if (!row || !work(row)) return false
      await rows.put(row)
      return true
    })
  return {
    async enqueue({ id, command, input, subject, replaces, draft }) {
      const row: Omit<OutboxRow, 'order'> = {
        id,
        command,
        input,
        ...(subject !== undefined && { subject }),
        account: account(),
        language,
        state: 'queued',
        createdAt: new Date(now()).toISOString(),
        attempts: 0,
        failures: 0,
        dueAt: 0,
        isTold: false,
      }
      try {
        await transactInTime(db, [rows, db.drafts], async () => {
          const known = await find(id)
          // Pressed twice, or in two tabs: it is the same command.
          const isSame = known && JSON.stringify(known.input) === JSON.stringify(input)
          const old = replaces === undefined ? undefined : await find(replaces)
          if (old && !isSame) {
            if (!canEdit(old)) throw new TooLateError()
            await rows.delete(old.order)
          }
          // Two tabs opened the same draft: the second one's content is a separate command.
          if (known && !isSame) row.id = newCommandId()
          if (!isSame) await rows.add(row)
          if (draft !== undefined) await db.drafts.delete(draft)
        })
      } catch (error) {
        throw error instanceof TooLateError ? error : new OutboxStorageError(error)
      }
      return row.id
    },
    list,
    watch: (onRows, onNone) => watch(db, list, { onNext: onRows, onNone, isPatient: true }),
    find: async (id) => inOwnWords(await find(id)),
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
        Object.assign(row, { state: 'queued', failures: 0, dueAt: retryNotBefore(row, now()) })
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
    markAnnounced: (id) =>
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
