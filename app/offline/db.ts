import { Dexie, type EntityTable } from 'dexie'
import type { FestivalOverride } from '#contract/festivals.ts'
import type { Mantra } from '#contract/mantras.ts'
import type { KeptAvailability, KeptBooking } from './bookings.ts'
import type { Draft } from './drafts.ts'
import type { OutboxRow } from './outboxRow.ts'
import type { KeptSession } from './keptSession.ts'

/** A mantra as the phone keeps it; `order` is its place in the temple's list. */
export type KeptMantra = Mantra & { order: number }

/** An audio file saved for chanting without a network; its bytes are in the audio cache under `url`. */
export type SavedAudio = { url: string; bytes: number; savedAt: string }

export type OfflineDb = Dexie & {
  mantras: EntityTable<KeptMantra, 'id'>
  savedAudio: EntityTable<SavedAudio, 'url'>
  /** What the temple's staff changed in the festivals this phone computes. */
  festivalOverrides: EntityTable<FestivalOverride, 'id'>
  /** Commands on their way to the server, and what became of them. */
  outbox: EntityTable<OutboxRow, 'order'>
  /** Forms that were not sent yet. */
  drafts: EntityTable<Draft, 'form'>
  /** Bookings made or opened on this phone, as the server last told them. */
  bookings: EntityTable<KeptBooking, 'reference'>
  /** The free places of each puja, as the server last told them. */
  availability: EntityTable<KeptAvailability, 'pujaType'>
  /** Who is signed in on this phone: one row, or none. */
  session: EntityTable<KeptSession, 'key'>
}

/** The whole schema of what a phone keeps. A new version never drops what a devotee saved. */
export function openOfflineDb(name = 'modak'): OfflineDb {
  const db = new Dexie(name) as OfflineDb
  db.version(1).stores({ mantras: 'id, order', savedAudio: 'url' })
  db.version(2).stores({ festivalOverrides: 'id' })
  db.version(3).stores({ outbox: '++order, &id, state', drafts: 'form' })
  db.version(4).stores({ bookings: 'reference', availability: 'pujaType' })
  db.version(5).stores({ session: 'key' })
  // Another tab wants to upgrade: let go at once, or its upgrade waits without end.
  db.on('versionchange', () => db.close())
  return db
}
