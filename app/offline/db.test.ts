import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBooking } from '#app/test/aBooking.ts'
import { aSitting } from '#app/test/aSitting.ts'
import { aMantra } from '#app/test/builders.ts'
import { openOfflineDb } from './db.ts'
import { createOutbox } from './outbox/outbox.ts'
import { guestAccount } from './outbox/outboxRow.ts'
import { watch } from './watch.ts'

/** The tables of each version of the app. */
const history: Record<number, Record<string, string>> = {
  1: { mantras: 'id, order', savedAudio: 'url' },
  2: { festivalOverrides: 'id' },
  3: { outbox: '++order, &id, state', drafts: 'form' },
  4: { bookings: 'reference', availability: 'pujaType' },
  5: { session: 'key' },
  6: { donations: 'reference' },
  8: { posts: 'slug', postLists: 'key', savedPosts: 'slug' },
  9: { pages: 'name' },
  10: { push: 'key' },
  13: { malas: 'mantra', sittings: 'id, day' },
}

describe('The phone’s database', () => {
  it.each(Object.keys(history).map(Number))(
    'has all its tables, and everything that was stored, after version %d',
    async (version) => {
      const name = `db-${crypto.randomUUID()}`
      const older = new Dexie(name)
      for (const [each, stores] of Object.entries(history))
        if (Number(each) <= version) older.version(Number(each)).stores(stores)
      await older.table('mantras').put({ ...aMantra({ id: 'kept' }), order: 0 })
      if (version >= 3) await older.table('outbox').add({ id: 'waiting', state: 'pending' })
      if (version >= 13) await older.table('sittings').add({ ...aSitting(), isUnsent: true })
      if (version >= 4) {
        const { pujaName: _, ...booking } = aBooking()
        await older.table('bookings').put({ reference: booking.reference, booking })
      }
      const before = older.tables.map((table) => table.name)
      older.close()

      const db = openOfflineDb(name)
      expect((await db.mantras.get('kept'))?.id).toBe('kept')
      if (version >= 3) {
        const [waiting] = await db.outbox.where('state').equals('pending').toArray()
        expect(waiting?.language).toBe('en')
      }
      const [saved] = await db.bookings.toArray()
      expect(saved?.booking.pujaName).toBe(version >= 4 ? 'Ganesh Puja' : undefined)
      expect(await db.pages.count()).toBe(0)
      expect(await db.products.count()).toBe(0)
      expect(await db.favourites.count()).toBe(0)
      // A boolean has no index.
      const unsent = await db.sittings.filter((sitting) => sitting.isUnsent === 1).count()
      expect(unsent).toBe(version >= 13 ? 1 : 0)
      expect(db.tables.map((table) => table.name)).toEqual(expect.arrayContaining(before))
      await db.delete()
    },
  )
})

describe('A page that is left', () => {
  beforeEach(
    () => void vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.'),
  )
  afterEach(() => void vi.restoreAllMocks())

  const leave = (name: 'pagehide' | 'pageshow') =>
    dispatchEvent(Object.assign(new Event(name), { persisted: true }))

  it('closes its connection, and opens it again when somebody comes back', async () => {
    const db = openOfflineDb(`db-${crypto.randomUUID()}`)
    await db.mantras.put({ ...aMantra({ id: 'kept' }), order: 0 })
    leave('pagehide')
    expect(db.isOpen()).toBe(false)
    leave('pageshow')
    expect((await db.mantras.get('kept'))?.id).toBe('kept')
    await db.delete()
  })

  it('ends what it was storing and begins nothing: no other page finds a table locked', async () => {
    const db = openOfflineDb(`db-${crypto.randomUUID()}`)
    const late = { ...aMantra({ id: 'late' }), order: 1 }
    let reads = 0
    const storing = db.transaction('rw', db.mantras, async () => {
      await db.mantras.put(late)
      for (;;) reads += await db.mantras.count()
    })
    const ended = expect(storing).rejects.toThrow(/abort/i)
    await expect.poll(() => reads).toBeGreaterThan(2)
    leave('pagehide')
    await expect(db.mantras.put(late)).rejects.toThrow(/closed/i)
    // A newer version of the app, which would wait for a connection that is open.
    const other = new Dexie(db.name)
    other.version(99).stores({ mantras: 'id, order' })
    await other.open()
    await other.table('mantras').put({ ...aMantra({ id: 'kept' }), order: 0 })
    leave('pageshow')
    await ended
    expect(await other.table('mantras').toCollection().primaryKeys()).toEqual(['kept'])
    await other.delete()
  })

  it('shows what is stored when somebody comes back', async () => {
    const db = openOfflineDb(`db-${crypto.randomUUID()}`)
    const seen: number[] = []
    const stop = watch(db, () => db.mantras.count(), {
      onNext: (count) => seen.push(count),
      onNone: () => seen.push(-1),
      isPatient: true,
    })
    await expect.poll(() => seen.at(-1)).toBe(0)
    leave('pagehide')
    leave('pageshow')
    await db.mantras.put({ ...aMantra({ id: 'kept' }), order: 0 })
    await expect.poll(() => seen.at(-1)).toBe(1)
    expect(seen).not.toContain(-1)
    stop()
    await db.delete()
  })

  it.each([0, 1, 2, 4, 8, 16])(
    'loses nothing of a form that is being stored, %i turns after it began',
    async (turns) => {
      const db = openOfflineDb(`db-${crypto.randomUUID()}`)
      const outbox = createOutbox({ db, account: () => guestAccount, language: 'en' })
      const draft = { form: 'contact', id: 'command-1', values: {}, savedAt: '' }
      await db.drafts.put(draft)
      const storing = outbox
        .enqueue({ id: 'command-1', command: 'sendMessage', input: {}, draft: 'contact' })
        .catch(() => undefined)
      for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next))
      leave('pagehide')
      leave('pageshow')
      await storing
      // It waits to be sent, or is still a draft; never both, which would send it twice.
      expect((await outbox.list()).length + (await db.drafts.count())).toBe(1)
      await db.delete()
    },
  )
})
