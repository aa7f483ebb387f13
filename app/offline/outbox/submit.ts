import { liveQuery } from 'dexie'
import type { Api } from '#app/api/client.ts'
import { inOwnWords } from './inOwnWords.ts'
import { type CommandName, commands } from '#contract/commands.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { type NewCommand, type Outbox, OutboxStorageError, TooLateError } from './outbox.ts'
import { guestAccount, type OutboxRow, type Refusal } from './outboxRow.ts'
import { verdictOf } from './verdict.ts'

/** The result of submitting a form. */
export type Outcome<A> =
  | { state: 'accepted'; answer: A }
  | { state: 'refused'; refusal: Refusal }
  /** Stored in the outbox, to be sent once the server is reachable. */
  | { state: 'saved' }
  /** The command it should replace was sent in the meantime: only the form has the changes. */
  | { state: 'late' }
  /** Neither sent nor stored: only the form has it. */
  | { state: 'unsaved'; isFull: boolean }

type Submission<N extends CommandName> = Omit<NewCommand, 'command' | 'input'> & {
  command: N
  input: Sent<(typeof commands)[N]>
}

export type Submit = <N extends CommandName>(
  submission: Submission<N>,
) => Promise<Outcome<Out<(typeof commands)[N]>>>

/** How long the form waits for the answer before it reports *saved on this phone*. */
export const patienceMs = 4_000

type Deps = {
  db: OfflineDb
  api: Api
  outbox: Outbox
  account: () => string
  wake: () => void
  /** Offline, so nothing is tried and no answer can come. */
  isOffline?: () => boolean
}

/**
 * Passes a form's command to the outbox, online and offline alike, and waits a moment for the
 * answer. A phone that can store nothing still sends it if the server can be reached.
 */
export function createSubmit({ db, api, outbox, account, wake, isOffline = () => false }: Deps): {
  submit: Submit
  /** Whether a form on this page still waits for its answer, and will announce it. */
  isAwaited: (id: string) => boolean
} {
  const awaited = new Set<string>()
  const directly = async (
    { command, input, id }: NewCommand,
    { isFull }: OutboxStorageError,
  ): Promise<Outcome<unknown>> => {
    const endpoint = commands[command] as unknown as Endpoint<unknown, unknown, unknown>
    const asGuest = account() === guestAccount
    const verdict = await verdictOf(api.call(endpoint, input, { idempotencyKey: id, asGuest }))
    if (verdict.is === 'accepted') return { state: 'accepted', answer: verdict.answer }
    if (verdict.is === 'refused') return { state: 'refused', refusal: verdict.refusal }
    return { state: 'unsaved', isFull }
  }

  const submit = async (submission: NewCommand): Promise<Outcome<unknown>> => {
    let id: string
    try {
      id = await outbox.enqueue(submission)
    } catch (error) {
      if (error instanceof TooLateError) return { state: 'late' }
      if (!(error instanceof OutboxStorageError)) throw error
      return directly(submission, error)
    }
    if (isOffline()) {
      wake()
      return { state: 'saved' }
    }
    awaited.add(id)
    const settled = watch(db, id)
    wake()
    const row = await inOwnWords(await settled)
    if (row) await outbox.markAnnounced(id)
    awaited.delete(id)
    if (row?.state === 'accepted') return { state: 'accepted', answer: row.answer }
    if (row?.state === 'refused' && row.refusal) return { state: 'refused', refusal: row.refusal }
    return { state: 'saved' }
  }
  return { submit: submit as Submit, isAwaited: (id) => awaited.has(id) }
}

/** The row once the server has answered; undefined on timeout. */
function watch(db: OfflineDb, id: string): Promise<OutboxRow | undefined> {
  return new Promise((resolve) => {
    const finish = (row: OutboxRow | undefined) => {
      clearTimeout(timer)
      watching.unsubscribe()
      resolve(row)
    }
    const timer = setTimeout(() => finish(undefined), patienceMs)
    const watching = liveQuery(() => db.outbox.get({ id })).subscribe({
      next: (row) => row?.settledAt && finish(row),
      error: () => finish(undefined),
    })
  })
}
