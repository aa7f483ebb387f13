import { afterEach, beforeEach } from 'vitest'
import { ApiError, UnreachableError } from '#app/api/errors.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { aSitting } from '#app/test/aSitting.ts'
import {
  type AccountSitting,
  changeGoals,
  type Goals,
  listSittings,
  pushSittings,
} from '#contract/sadhana/public.ts'
import { readOwnLog } from './ownLog.ts'
import { createLogSync } from './syncLog.ts'

type StoredGoals = { goals: Goals; changedAt: string }

/** The log of an account, as the server keeps it (server/features/sadhana). */
const openAccount = () => {
  const log: (AccountSitting & { revision: number })[] = []
  let revision = 0
  let goals: StoredGoals | undefined
  const refused = (sittings: readonly AccountSitting[]) =>
    sittings.flatMap(({ day }, index) =>
      day < '2020'
        ? [
            {
              pointer: `#/sittings/${index}/day`,
              code: 'sadhana.dayLongAgo',
              detail: 'In English, for engineers',
            },
          ]
        : [],
    )
  const push = (sittings: readonly AccountSitting[]) => {
    const errors = refused(sittings)
    if (errors.length > 0) {
      const code = 'invalid_input'
      throw new ApiError(400, '', { type: '', title: code, status: 400, code, errors })
    }
    for (const sitting of sittings) {
      const at = log.findIndex(({ id }) => id === sitting.id)
      if ((log[at]?.changedAt ?? '') >= sitting.changedAt) continue
      if (at >= 0) log.splice(at, 1)
      log.push({ ...sitting, revision: (revision += 1) })
    }
    return { status: 'kept' }
  }
  const list = (since: number) => {
    const found = log.filter((one) => one.revision > since)
    const page = found.slice(0, 2)
    return {
      items: page.map(({ revision: _, ...sitting }) => sitting),
      until: page.at(-1)?.revision ?? since,
      isMore: found.length > 2,
    }
  }
  const change = (changed: StoredGoals | undefined) => {
    if (changed && changed.changedAt > (goals?.changedAt ?? '')) goals = changed
    return { kept: goals }
  }
  return { log, push, list, change, goals: () => goals }
}

type Network = 'on' | 'off' | 'answers lost'
type LogQuery = {
  account: string
  sittings: AccountSitting[]
  since: number
  changed?: StoredGoals
}

/** Two accounts for each test of a file, and the phones that share their logs. */
export function logPhones() {
  let opened: OfflineDb[] = []
  let accounts: Record<string, ReturnType<typeof openAccount>> = {}
  /** With nothing in them. */
  const openAccounts = (): void => {
    accounts = { meera: openAccount(), ravi: openAccount() }
  }
  beforeEach(openAccounts)
  afterEach(async () => {
    for (const db of opened) await db.delete()
    opened = []
  })

  const accountOf = (who: string) => {
    const account = accounts[who]
    if (!account) throw new Error(who)
    return account
  }

  /** A phone whose log is shared with its account, over a network that can be off or lose answers. */
  const openPhone = (who = 'meera') => {
    const name = `log-${crypto.randomUUID()}`
    const state = {
      who,
      network: 'on' as Network,
      /** Runs after the server has answered, before the phone knows. */
      meanwhile: async () => {},
    }
    const requests: LogQuery[] = []
    const call = async (endpoint: unknown, input: LogQuery) => {
      if (state.network === 'off') throw new UnreachableError('offline')
      requests.push(input)
      const server = accountOf(input.account)
      const answer =
        endpoint === pushSittings
          ? server.push(input.sittings)
          : endpoint === listSittings
            ? server.list(input.since)
            : endpoint === changeGoals && server.change(input.changed)
      await state.meanwhile()
      if (state.network === 'answers lost') throw new UnreachableError('lost')
      return answer
    }
    const openDb = () => {
      const db = openOfflineDb(name)
      opened.push(db)
      return db
    }
    const db = openDb()
    const api = { call: call as never }
    const open = (own: OfflineDb, locks?: LockManager) =>
      createLogSync({ db: own, api, account: () => state.who, locks })
    const addSitting = (sitting: Parameters<typeof aSitting>[0] = {}) => {
      const owner = state.who === guestAccount ? {} : { account: state.who, isUnsent: 1 as const }
      const row = aSitting({ ...owner, ...sitting })
      return db.sittings.add(row).then(() => row)
    }
    const beads = async () => {
      const who = state.who === guestAccount ? undefined : state.who
      return (await readOwnLog(db, who)).summary.all.beads
    }
    return { db, openDb, state, sync: open(db), open, addSitting, beads, requests }
  }
  return { accountOf, openAccounts, openPhone }
}
