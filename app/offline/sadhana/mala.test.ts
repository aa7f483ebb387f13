import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { createJournal } from './journal.ts'
import { createMala } from './mala.ts'
import { malaPhones, mantra, start } from './malaPhone.ts'

const openPhone = malaPhones()

describe('A mala on the phone', () => {
  let phone = openPhone()
  beforeEach(() => {
    phone = openPhone()
  })

  it('shows a bead at once and stores it right after', async () => {
    const tab = phone.openTab()
    expect(tab.count('tap')).toMatchObject({ bead: 1, beads: 1 })
    await tab.store()
    expect(await phone.stored()).toMatchObject({ row: { bead: 1 }, beads: 1 })
    expect(Object.keys(phone.storage)).toEqual([])
  })

  it('completes a round with its 108th bead, which can be taken back', async () => {
    const tab = phone.openTab()
    for (let bead = 0; bead < 108; bead++) tab.count('tap')
    expect(tab.shown()).toMatchObject({ bead: 0, rounds: 1, beads: 108 })
    expect(tab.count('undo')).toMatchObject({ bead: 107, rounds: 0, beads: 107 })
    await tab.store()
    expect(await phone.stored()).toMatchObject({ beads: 107, rounds: 0 })
    tab.count('tap')
    await tab.store()
    expect(await phone.stored()).toMatchObject({ beads: 108, rounds: 1, row: { rounds: 1 } })
  })

  it('takes back nothing where nothing was counted', async () => {
    const tab = phone.openTab()
    expect(tab.count('undo')).toMatchObject({ bead: 0, rounds: 0, beads: 0 })
    await tab.store()
    expect((await phone.stored()).sittings).toEqual([])
  })

  it('begins a new sitting after half an hour, and takes beads back from the one before', async () => {
    const tab = phone.openTab()
    tab.count('tap')
    phone.clock.set(start + 40 * 60_000)
    tab.count('tap')
    await tab.store()
    expect((await phone.stored()).sittings).toHaveLength(2)
    tab.count('undo')
    tab.count('undo')
    await tab.store()
    expect((await phone.stored()).sittings.map(({ beads }) => beads)).toEqual([0, 0])
  })

  it('counts the time between beads, but not the time a person was away', async () => {
    const tab = phone.openTab()
    for (let bead = 0; bead < 3; bead++) tab.count('tap')
    phone.clock.set(start + 20 * 60_000)
    tab.count('tap')
    await tab.store()
    const [sitting] = (await phone.stored()).sittings
    // The clock moves by three seconds whenever it is read.
    expect(sitting?.ms).toBeGreaterThan(6000)
    expect(sitting?.ms).toBeLessThan(4 * 60_000)
  })

  it('goes on in the middle of a round after midnight, with the rounds of the new day', async () => {
    phone.clock.set(new Date(2026, 10, 26, 23, 30).getTime())
    const tab = phone.openTab()
    for (let bead = 0; bead < 110; bead++) tab.count('tap')
    expect(tab.shown()).toMatchObject({ bead: 2, rounds: 1 })
    phone.clock.set(new Date(2026, 10, 27, 0, 1).getTime())
    tab.look()
    expect(tab.shown()).toMatchObject({ bead: 2, rounds: 0, beads: 0, day: '2026-11-27' })
    expect(tab.count('undo')).toMatchObject({ bead: 2 })
    tab.count('tap')
    await tab.store()
    const { sittings } = await phone.stored()
    expect(Object.fromEntries(sittings.map(({ day, beads }) => [day, beads]))).toEqual({
      '2026-11-26': 110,
      '2026-11-27': 1,
    })
  })

  it('is the same in two tabs', async () => {
    const [one, two] = [phone.openTab(), phone.openTab()]
    one.count('tap')
    two.count('tap')
    await Promise.all([one.store(), two.store()])
    await vi.waitFor(() => {
      expect(one.shown().beads).toBe(2)
      expect(two.shown().beads).toBe(2)
    })
  })

  it('keeps counting when the database fails, and stores all of it later', async () => {
    const db = phone.openDb()
    const tab = phone.openTab(db)
    await db.open()
    const full = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    db.sittings.hook('creating', full)
    tab.count('tap')
    tab.count('tap')
    await tab.store()
    expect(tab.getState()).toMatchObject({ trouble: 'full', mala: { beads: 2 } })
    expect((await phone.stored()).beads).toBe(0)
    db.sittings.hook('creating').unsubscribe(full)
    await tab.store()
    expect(tab.getState().trouble).toBeUndefined()
    expect((await phone.stored()).beads).toBe(2)
  })

  it('counts in a browser that stores nothing at all, and says so', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    })
    onTestFinished(() => open.mockRestore())
    const db = openOfflineDb(`mala-${crypto.randomUUID()}`)
    const refused = createJournal(() => {
      throw new DOMException('Storage is forbidden', 'SecurityError')
    })
    const mala = createMala({
      db,
      journal: refused,
      account: () => guestAccount,
      now: phone.clock.now,
      mantra,
    })
    mala.open()
    await vi.waitFor(() => expect(mala.getState()).toMatchObject({ isRead: true }))
    mala.count('tap')
    mala.count('tap')
    await mala.store()
    expect(mala.getState()).toMatchObject({ trouble: 'refused', mala: { beads: 2 } })
  })

  it('does not go on from the mala of another person', async () => {
    phone.state.who = 'meera'
    const tab = phone.openTab()
    tab.count('tap')
    await tab.store()
    tab.close()
    phone.state.who = 'ravi'
    const next = phone.openTab()
    await vi.waitFor(() => expect(next.getState().isRead).toBe(true))
    expect(next.shown().beads).toBe(0)
    next.count('tap')
    await next.store()
    const { sittings } = await phone.stored()
    expect(sittings.map(({ account, beads }) => [account, beads]).toSorted()).toEqual([
      ['meera', 1],
      ['ravi', 1],
    ])
  })
})

it('A tab left open shows the mala of whoever is logged in by now', async () => {
  const phone = openPhone()
  phone.state.who = 'meera'
  const tab = phone.openTab()
  tab.count('tap')
  await tab.store()
  phone.state.who = guestAccount
  tab.look()
  expect(tab.shown().beads).toBe(0)
  phone.state.who = 'meera'
  tab.look()
  expect(tab.shown().beads).toBe(1)
})

it('Every version of a sitting is later than the one before, even if the clock is set back', async () => {
  const phone = openPhone()
  const tab = phone.openTab()
  const versions = new Set<string>()
  for (const time of [start, start, start - 60_000, start - 59_000]) {
    phone.clock.set(time)
    tab.count('tap')
    await tab.store()
    versions.add((await phone.stored()).sittings[0]?.changedAt ?? '')
  }
  expect([...versions]).toEqual([...versions].toSorted())
  expect(versions.size).toBe(4)
})

type Step = { tab: 0 | 1; act: 'tap' | 'undo' | 'crash' | 'reload' | 'wait' }

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  act: fc.constantFrom('tap', 'tap', 'tap', 'tap', 'undo', 'crash', 'reload', 'wait'),
})

/** A busy machine may take longer than the second that is waited otherwise. */
const patiently = { timeout: 20_000 }

it('No bead is lost or doubled by any taps, crashes and reloads in two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const phone = openPhone()
      const tabs = [phone.openTab(), phone.openTab()]
      let taps = 0
      let undone = 0
      for (const { tab: which, act } of steps) {
        const tab = tabs[which]
        if (!tab) continue
        if (act === 'wait') await tab.store()
        else if (act === 'tap') {
          tab.count('tap')
          taps += 1
        } else if (act === 'undo') {
          // Everything counted is stored, so that there is something to take back.
          for (const each of tabs) await each.store()
          await vi.waitFor(() => expect(tab.shown().beads).toBe(taps - undone), patiently)
          if (tab.shown().beads > 0) undone += 1
          tab.count('undo')
        } else {
          // A crash ends the tab with its transactions under way; a reload waits for none either.
          tab.close()
          if (act === 'crash') tab.db.close()
          tabs[which] = phone.openTab()
        }
      }
      for (const tab of tabs) await tab.store()
      const last = phone.openTab()
      // What a crashed tab has left in the journal is stored by the next one, when its database is open.
      await vi.waitFor(async () => {
        expect(last.shown().beads).toBe(taps - undone)
        const { beads, row } = await phone.stored()
        expect(beads).toBe(taps - undone)
        expect(row?.beads ?? 0).toBe(taps - undone)
        expect(Object.keys(phone.storage)).toEqual([])
      }, patiently)
    }),
    { numRuns: 40 },
  )
})
