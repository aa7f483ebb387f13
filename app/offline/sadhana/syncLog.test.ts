import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError, UnreachableError } from '#app/api/errors.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { aSitting } from '#app/test/aSitting.ts'
import {
  type AccountSitting,
  changeGoals,
  type Goals,
  listSittings,
  mostSent,
  pushSittings,
} from '#contract/sadhana.ts'
import { dropLog } from './dropLog.ts'
import { joinGuestLog, leaveGuestLog } from './guestLog.ts'
import { createLogSync } from './syncLog.ts'
import { readOwnLog } from './ownLog.ts'

type KeptGoals = { goals: Goals; changedAt: string }

/** The log of an account, as the server keeps it (server/features/sadhana). */
const openAccount = () => {
  const log: (AccountSitting & { revision: number })[] = []
  let revision = 0
  let goals: KeptGoals | undefined
  const refused = (sittings: readonly AccountSitting[]) =>
    sittings.flatMap(({ day }, index) =>
      day < '2020'
        ? [{ pointer: `#/sittings/${index}/day`, detail: 'This day is too long ago' }]
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
  const change = (changed: KeptGoals | undefined) => {
    if (changed && changed.changedAt > (goals?.changedAt ?? '')) goals = changed
    return { kept: goals }
  }
  return { log, push, list, change, goals: () => goals }
}

let opened: OfflineDb[] = []
let accounts: Record<string, ReturnType<typeof openAccount>> = {}
beforeEach(() => {
  accounts = { meera: openAccount(), ravi: openAccount() }
})
afterEach(async () => {
  for (const db of opened) await db.delete()
  opened = []
})

const accountOf = (who: string) => {
  const account = accounts[who]
  if (!account) throw new Error(who)
  return account
}

type Network = 'on' | 'off' | 'answers lost'
type Asked = {
  account: string
  sittings: AccountSitting[]
  since: number
  changed?: KeptGoals
}

const openPhone = (who = 'meera') => {
  const name = `log-${crypto.randomUUID()}`
  const state = {
    who,
    network: 'on' as Network,
    /** Runs after the server has answered, before the phone knows. */
    meanwhile: async () => {},
  }
  const asked: Asked[] = []
  const call = async (endpoint: unknown, input: Asked) => {
    if (state.network === 'off') throw new UnreachableError('offline')
    asked.push(input)
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
  const tell = (sitting: Parameters<typeof aSitting>[0] = {}) => {
    const owner = state.who === guestAccount ? {} : { account: state.who, isUnsent: 1 as const }
    const row = aSitting({ ...owner, ...sitting })
    return db.sittings.add(row).then(() => row)
  }
  const beads = async () => {
    const who = state.who === guestAccount ? undefined : state.who
    return (await readOwnLog(db, who)).summary.all.beads
  }
  return { db, openDb, state, sync: open(db), open, tell, beads, asked }
}

describe('The log of an account', () => {
  it('is shared in its lock', async () => {
    const phone = openPhone()
    const asked: string[] = []
    const request = (name: string, _: unknown, work: () => Promise<void>) => {
      asked.push(name)
      return work()
    }
    await phone.tell()
    await phone.open(phone.db, { request } as never)()
    expect(asked).toEqual(['modak-log'])
    expect(accountOf('meera').log).toHaveLength(1)
  })

  it('is the same on two phones, and a sitting that went on goes on there', async () => {
    const [one, two] = [openPhone(), openPhone()]
    const morning = await one.tell({ beads: 50 })
    await one.tell()
    await two.tell()
    await one.sync()
    await two.sync()
    await one.sync()
    expect(await one.beads()).toBe(266)
    expect(await two.beads()).toBe(266)
    const later = { beads: 60, changedAt: '2026-11-26T03:00:00.000Z', isUnsent: 1 as const }
    await one.db.sittings.update(morning.id, later)
    await one.sync()
    await two.sync()
    expect(await two.beads()).toBe(276)
    // The phone that began it is the only one that takes beads back from it.
    expect((await two.db.sittings.get(morning.id))?.isElsewhere).toBe(true)
    expect((await one.db.sittings.get(morning.id))?.isElsewhere).toBeUndefined()
  })

  it('comes in whole although an answer was lost, and nothing is doubled', async () => {
    const [one, two] = [openPhone(), openPhone()]
    await one.tell()
    one.state.network = 'answers lost'
    await expect(one.sync()).rejects.toThrow(UnreachableError)
    await expect(one.sync()).rejects.toThrow(UnreachableError)
    one.state.network = 'on'
    await one.sync()
    await two.sync()
    expect(accountOf('meera').log).toHaveLength(1)
    expect(await two.beads()).toBe(108)
    expect(await one.db.sittings.where({ account: 'meera', isUnsent: 1 }).count()).toBe(0)
  })

  it('takes what is told during an exchange with the next one', async () => {
    const { db, state, sync, tell } = openPhone()
    const { id } = await tell({ beads: 1 })
    state.meanwhile = async () => {
      state.meanwhile = async () => {}
      await db.sittings.update(id, { beads: 2, changedAt: '2026-11-26T02:00:00.000Z', isUnsent: 1 })
    }
    await sync()
    expect((await db.sittings.get(id))?.beads).toBe(2)
    await sync()
    expect(accountOf('meera').log).toMatchObject([{ beads: 2 }])
  })

  it('is sent in batches', async () => {
    const { db, sync, asked } = openPhone()
    const account = { account: 'meera', isUnsent: 1 as const }
    await db.sittings.bulkAdd(Array.from({ length: mostSent + 5 }, () => aSitting(account)))
    await sync()
    const sizes = asked.flatMap(({ sittings }) => (sittings ? [sittings.length] : []))
    expect(sizes).toEqual([mostSent, 5])
    expect(accountOf('meera').log).toHaveLength(mostSent + 5)
  })

  it('keeps a refused sitting here with the reason, and the others come in', async () => {
    const { db, sync, tell, asked } = openPhone()
    const { id } = await tell({ day: '1970-01-01' })
    await tell()
    await sync()
    expect(accountOf('meera').log).toHaveLength(1)
    expect(await db.sittings.get(id)).toMatchObject({
      refusal: 'This day is too long ago',
      isUnsent: 1,
    })
    const before = asked.length
    await sync()
    // It is not sent again and again.
    expect(asked.slice(before).some(({ sittings }) => sittings)).toBe(false)
  })

  it('has the goals that were set last, on whichever phone', async () => {
    const [one, two] = [openPhone(), openPhone()]
    const set = (phone: typeof one, minutesADay: number, changedAt: string) =>
      phone.db.goals.put({
        account: 'meera',
        goals: { minutesADay, beadsADay: 0, daysAWeek: 0 },
        changedAt,
        isUnsent: 1,
      })
    await set(one, 20, '2026-11-26T02:00:00.000Z')
    await set(two, 30, '2026-11-26T03:00:00.000Z')
    await two.sync()
    await one.sync()
    expect((await one.db.goals.get('meera'))?.goals.minutesADay).toBe(30)
    expect(accountOf('meera').goals()?.goals.minutesADay).toBe(30)
  })
})

describe('On a shared phone', () => {
  it('what a guest told joins an account only when its person says so', async () => {
    const { state, db, sync, tell, beads } = openPhone(guestAccount)
    await tell()
    await sync()
    state.who = 'meera'
    await sync()
    expect(accountOf('meera').log).toEqual([])
    expect(await beads()).toBe(108)
    await joinGuestLog(db, 'meera')
    await sync()
    expect(accountOf('meera').log).toHaveLength(1)
    state.who = guestAccount
    expect(await beads()).toBe(0)
  })

  it('what is not theirs stays a guest’s, and they no longer see it', async () => {
    const { state, db, sync, tell, beads } = openPhone(guestAccount)
    await tell()
    state.who = 'meera'
    await leaveGuestLog(db, 'meera')
    await sync()
    expect(await beads()).toBe(0)
    expect(accountOf('meera').log).toEqual([])
    state.who = guestAccount
    expect(await beads()).toBe(108)
    state.who = 'ravi'
    await joinGuestLog(db, 'ravi')
    await sync()
    expect(accountOf('ravi').log).toHaveLength(1)
  })

  it('a log that was sent leaves with its person and comes back; one that was not waits for them', async () => {
    const { state, db, sync, tell, beads } = openPhone()
    await tell()
    await sync()
    const { id } = await tell({ beads: 1 })
    await dropLog(db, 'meera', false)
    expect((await db.sittings.toArray()).map((row) => row.id)).toEqual([id])
    state.who = 'ravi'
    await sync()
    expect(await beads()).toBe(0)
    expect(accountOf('ravi').log).toEqual([])
    state.who = 'meera'
    await sync()
    expect(await beads()).toBe(109)
    await dropLog(db, 'meera', true)
    expect(await db.sittings.count()).toBe(0)
  })

  it('an answer that comes after its person has logged out leaves nothing', async () => {
    const [one, two] = [openPhone(), openPhone()]
    await one.tell()
    await one.sync()
    two.state.meanwhile = async () => {
      two.state.who = guestAccount
    }
    await two.sync()
    expect(await two.db.sittings.count()).toBe(0)
    expect(await two.db.logSync.count()).toBe(0)
  })
})

type Step = {
  phone: 0 | 1
  act: 'tell' | 'go on' | 'sync' | 'lose' | 'crash' | 'off' | 'on'
}
const step: fc.Arbitrary<Step> = fc.record({
  phone: fc.constantFrom(0, 1),
  act: fc.constantFrom(
    'tell',
    'tell',
    'go on',
    'go on',
    'sync',
    'sync',
    'lose',
    'crash',
    'off',
    'on',
  ),
})

it('No sitting is lost or doubled between two phones, whatever answers and pages are lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 50 }), async (steps) => {
      accounts = { meera: openAccount() }
      const phones = [openPhone(), openPhone()] as const
      const told = new Map<string, number>()
      const last: string[] = []
      let at = Date.parse('2026-11-26T01:00:00.000Z')
      const next = () => new Date((at += 1000)).toISOString()
      for (const { phone: which, act } of steps) {
        const { db, openDb, state, sync, open, tell } = phones[which]
        if (act === 'tell') {
          const { id } = await tell({ beads: 1, changedAt: next() })
          told.set(id, 1)
          last[which] = id
        } else if (act === 'go on') {
          const id = last[which]
          if (id === undefined) continue
          const beads = (told.get(id) ?? 0) + 1
          await db.sittings.update(id, { beads, changedAt: next(), isUnsent: 1 })
          told.set(id, beads)
        } else if (act === 'sync') await sync().catch(() => undefined)
        else if (act === 'lose') {
          const { network } = state
          if (network === 'on') state.network = 'answers lost'
          await sync().catch(() => undefined)
          state.network = network
        } else if (act === 'crash') {
          // The page dies when the server has answered, with its transactions under way.
          const own = openDb()
          state.meanwhile = async () => own.close()
          await open(own)().catch(() => undefined)
          state.meanwhile = async () => {}
        } else state.network = act
      }
      for (const { state } of phones) state.network = 'on'
      for (const { sync } of [...phones, ...phones]) await sync()
      const all = Object.fromEntries(told)
      const inLog = (rows: readonly { id: string; beads: number }[]) =>
        Object.fromEntries(rows.map(({ id, beads }) => [id, beads]))
      expect(accountOf('meera').log).toHaveLength(told.size)
      expect(inLog(accountOf('meera').log)).toEqual(all)
      for (const { db } of phones) {
        expect(inLog(await db.sittings.toArray())).toEqual(all)
        expect(await db.sittings.where({ account: 'meera', isUnsent: 1 }).count()).toBe(0)
      }
    }),
    { numRuns: 40 },
  )
})
