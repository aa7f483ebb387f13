import { afterEach } from 'vitest'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { createJournal } from './journal.ts'
import { createMala } from './mala.ts'

export const mantra = 'om-gam-ganapataye'
export const start = new Date(2026, 10, 26, 6, 0).getTime()

const memoryStorage = (): Storage => {
  const held: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
    removeItem: (key: string) => void delete held[key],
  }
  // Its keys are its own, like those of the browser's.
  return new Proxy(methods as Storage, {
    ownKeys: () => Object.keys(held),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

/** Opens phones; their databases are deleted after each test. */
export function malaPhones() {
  let opened: OfflineDb[] = []
  afterEach(async () => {
    for (const db of opened) db.close()
    await opened[0]?.delete()
    opened = []
  })

  /** A phone with its journal and clock, on which tabs with a mala are opened. */
  const openPhone = () => {
    const name = `mala-${crypto.randomUUID()}`
    const storage = memoryStorage()
    const journal = createJournal(() => storage)
    let at = start
    const clock = { now: () => (at += 3000), set: (time: number) => (at = time) }
    const state = { who: guestAccount as string }
    const openDb = () => {
      const db = openOfflineDb(name)
      opened.push(db)
      return db
    }
    const openTab = (db = openDb()) => {
      const mala = createMala({ db, journal, account: () => state.who, now: clock.now, mantra })
      const close = mala.open()
      return { ...mala, db, close, shown: () => mala.getState().mala }
    }
    /** What the database holds once every tab has stored all it can. */
    const stored = async () => {
      const db = openDb()
      const row = await db.malas.get(mantra)
      const sittings = await db.sittings.toArray()
      return {
        row,
        sittings,
        beads: sittings.reduce((sum, { beads }) => sum + beads, 0),
        rounds: sittings.reduce((sum, { rounds }) => sum + rounds, 0),
      }
    }
    return { storage, clock, state, openDb, openTab, stored }
  }
  return openPhone
}
