import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { aSitting } from '#app/test/aSitting.ts'
import { createJournal } from './journal.ts'
import { createMala } from './mala.ts'
import { malaPhones, mantra, start } from './malaPhone.ts'
import { storeBeads } from './storeBeads.ts'

const openPhone = malaPhones()

describe('Beads that their person left in the journal', () => {
  /** Tells beads that are written down, and never stored because the page dies. */
  const countAndDie = (phone: ReturnType<typeof openPhone>, who: string, count: number) => {
    phone.state.who = who
    const tab = phone.openTab()
    for (let bead = 0; bead < count; bead++) tab.count('tap')
    tab.close()
    tab.db.close()
  }
  const logOf = async (phone: ReturnType<typeof openPhone>) => {
    const { sittings } = await phone.stored()
    return sittings.map(({ account, beads, isUnsent }) => [account, beads, isUnsent]).toSorted()
  }

  it('are stored for them when the next person opens the mala, who does not see them', async () => {
    const phone = openPhone()
    countAndDie(phone, 'meera', 3)
    phone.state.who = 'ravi'
    const next = phone.openTab()
    await vi.waitFor(() => expect(Object.keys(phone.storage)).toEqual([]))
    next.count('tap')
    await next.store()
    expect(next.shown().beads).toBe(1)
    expect(await logOf(phone)).toEqual([
      ['meera', 3, 1],
      ['ravi', 1, 1],
    ])
  })

  it('are a guest’s, whoever has logged in since', async () => {
    const phone = openPhone()
    countAndDie(phone, guestAccount, 2)
    phone.state.who = 'ravi'
    const tab = phone.openTab()
    await vi.waitFor(() => expect(Object.keys(phone.storage)).toEqual([]))
    await vi.waitFor(() => expect(tab.getState().isRead).toBe(true))
    expect(tab.shown().beads).toBe(0)
    expect(await logOf(phone)).toEqual([[undefined, 2, undefined]])
  })

  it('are found by the mala of any mantra', async () => {
    const phone = openPhone()
    countAndDie(phone, 'meera', 4)
    createMala({
      db: phone.openDb(),
      journal: createJournal(() => phone.storage),
      account: () => 'meera',
      now: phone.clock.now,
      mantra: 'another',
    }).open()
    await vi.waitFor(async () => expect((await phone.stored()).beads).toBe(4))
    expect((await phone.stored()).row).toMatchObject({ beads: 4, account: 'meera' })
  })

  it('are not stored a second time after another person used the mala', async () => {
    const phone = openPhone()
    phone.state.who = 'meera'
    const tab = phone.openTab()
    tab.count('tap')
    const [key = ''] = Object.keys(phone.storage)
    const raw = phone.storage.getItem(key) ?? ''
    await tab.store()
    tab.close()
    // The page died after the beads were stored, and before it crossed them out.
    phone.storage.setItem(key, raw)
    phone.state.who = 'ravi'
    const his = phone.openDb()
    await storeBeads(his, 'ravi', mantra, 'his tab', [
      { seq: 1, kind: 'tap', at: start, day: '2026-11-26', account: 'ravi' },
    ])
    phone.openTab()
    await vi.waitFor(() => expect(Object.keys(phone.storage)).toEqual([]))
    expect(await logOf(phone)).toEqual([
      ['meera', 1, 1],
      ['ravi', 1, 1],
    ])
  })

  it('take nothing back from another person, or from another of their devices', async () => {
    const phone = openPhone()
    const day = '2026-11-26'
    const at = start
    const db = phone.openDb()
    await db.sittings.bulkAdd([
      aSitting({ id: 'his', mantra, day, account: 'ravi' }),
      aSitting({ id: 'elsewhere', mantra, day, account: 'meera', isElsewhere: true }),
    ])
    const hers = { at, day, account: 'meera' }
    await storeBeads(db, 'meera', mantra, 'tab', [{ seq: 1, kind: 'tap', ...hers }])
    // Half an hour later, as if there were no sitting to continue.
    await db.malas.where({ mantra }).modify((row: { sitting?: string }) => void delete row.sitting)
    await storeBeads(db, 'meera', mantra, 'tab', [{ seq: 2, kind: 'undo', ...hers }])
    expect((await db.sittings.get('his'))?.beads).toBe(108)
    expect((await db.sittings.get('elsewhere'))?.beads).toBe(108)
    expect((await phone.stored()).beads).toBe(216)
  })
})
