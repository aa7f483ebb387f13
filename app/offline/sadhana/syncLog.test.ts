import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreachableError } from '#app/api/errors.ts'
import { aSitting } from '#app/test/aSitting.ts'
import { mostSent } from '#contract/sadhana/public.ts'
import { logPhones } from './logPhone.ts'
import { readOwnLog } from './ownLog.ts'
import type { SittingRefusal } from './sittings.ts'

const { accountOf, openAccounts, openPhone } = logPhones()

describe('The log of an account', () => {
  it('is shared in its lock', async () => {
    const phone = openPhone()
    const requests: string[] = []
    const request = (name: string, _: unknown, work: () => Promise<void>) => {
      requests.push(name)
      return work()
    }
    await phone.addSitting()
    await phone.open(phone.db, { request } as never)()
    expect(requests).toEqual(['modak-log'])
    expect(accountOf('meera').log).toHaveLength(1)
  })

  it('is the same on two phones, and a sitting that went on goes on there', async () => {
    const [one, two] = [openPhone(), openPhone()]
    const morning = await one.addSitting({ beads: 50 })
    await one.addSitting()
    await two.addSitting()
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
    await one.addSitting()
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

  it('takes what is counted during an exchange with the next one', async () => {
    const { db, state, sync, addSitting } = openPhone()
    const { id } = await addSitting({ beads: 1 })
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
    const { db, sync, requests } = openPhone()
    const account = { account: 'meera', isUnsent: 1 as const }
    await db.sittings.bulkAdd(Array.from({ length: mostSent + 5 }, () => aSitting(account)))
    await sync()
    const sizes = requests.flatMap(({ sittings }) => (sittings ? [sittings.length] : []))
    expect(sizes).toEqual([mostSent, 5])
    expect(accountOf('meera').log).toHaveLength(mostSent + 5)
  })

  it('keeps a refused sitting here with the reason, and the others come in', async () => {
    const { db, sync, addSitting, requests } = openPhone()
    const { id } = await addSitting({ day: '1970-01-01' })
    await addSitting()
    await sync()
    expect(accountOf('meera').log).toHaveLength(1)
    expect(await db.sittings.get(id)).toMatchObject({
      refusal: { code: 'sadhana.dayLongAgo' },
      isUnsent: 1,
    })
    const { refused, waiting } = await readOwnLog(db, 'meera')
    expect(refused).toMatchObject([{ id, why: 'This day is too long ago' }])
    expect(waiting).toBe(0)
    const before = requests.length
    await sync()
    // It is not sent again and again.
    expect(requests.slice(before).some(({ sittings }) => sittings)).toBe(false)
  })

  it('has words for reasons that are stored, or are of earlier versions or of newer servers', async () => {
    const { db } = openPhone()
    const refusals: SittingRefusal[] = [
      { code: 'sadhana.moreRounds' },
      'This day is too long ago',
      { code: 'sadhana.ofTheFuture' },
      {},
    ]
    await db.sittings.bulkAdd(
      refusals.map((refusal) => aSitting({ account: 'meera', isUnsent: 1, refusal })),
    )
    const { refused } = await readOwnLog(db, 'meera')
    const whyOf = (of: SittingRefusal) =>
      refused.find(({ refusal }) => JSON.stringify(refusal) === JSON.stringify(of))?.why
    expect(refusals.map(whyOf)).toEqual([
      'It has more rounds than beads',
      'This day is too long ago',
      'Please check this',
      'Please check this',
    ])
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

type Step = {
  phone: 0 | 1
  act: 'count' | 'go on' | 'sync' | 'lose' | 'crash' | 'off' | 'on'
}
const step: fc.Arbitrary<Step> = fc.record({
  phone: fc.constantFrom(0, 1),
  act: fc.constantFrom(
    'count',
    'count',
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
      openAccounts()
      const phones = [openPhone(), openPhone()] as const
      const counted = new Map<string, number>()
      const last: string[] = []
      let at = Date.parse('2026-11-26T01:00:00.000Z')
      const next = () => new Date((at += 1000)).toISOString()
      for (const { phone: which, act } of steps) {
        const { db, openDb, state, sync, open, addSitting } = phones[which]
        if (act === 'count') {
          const { id } = await addSitting({ beads: 1, changedAt: next() })
          counted.set(id, 1)
          last[which] = id
        } else if (act === 'go on') {
          const id = last[which]
          if (id === undefined) continue
          const beads = (counted.get(id) ?? 0) + 1
          await db.sittings.update(id, { beads, changedAt: next(), isUnsent: 1 })
          counted.set(id, beads)
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
      const all = Object.fromEntries(counted)
      const inLog = (rows: readonly { id: string; beads: number }[]) =>
        Object.fromEntries(rows.map(({ id, beads }) => [id, beads]))
      expect(accountOf('meera').log).toHaveLength(counted.size)
      expect(inLog(accountOf('meera').log)).toEqual(all)
      for (const { db } of phones) {
        expect(inLog(await db.sittings.toArray())).toEqual(all)
        expect(await db.sittings.where({ account: 'meera', isUnsent: 1 }).count()).toBe(0)
      }
    }),
    { numRuns: 40 },
  )
})
