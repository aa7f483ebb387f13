import { Dexie, type EntityTable } from 'dexie'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import type { Rite } from '#contract/guide/public.ts'
import type { Page } from '#contract/pages/public.ts'
import type { CartRow } from '#app/offline/cart/cartRow.ts'
import type { Draft } from '#app/offline/outbox/draft.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import type { GoalsRow, LogSync } from '#app/offline/sadhana/goalsRow.ts'
import type { MalaRow } from '#app/offline/sadhana/malaRow.ts'
import type { Sitting } from '#app/offline/sadhana/sittings.ts'
import { setBlocked } from './blocked.ts'
import { endWithPage } from './endWithPage.ts'
import type {
  CachedPost,
  CachedPostList,
  Favourite,
  Preference,
  QueuedAudio,
  SavedAudio,
  SavedAvailability,
  SavedBooking,
  SavedDonation,
  SavedFile,
  SavedMantra,
  SavedOrder,
  SavedPost,
  SavedProduct,
  SavedPush,
  SavedSession,
} from './rows.ts'

export type OfflineDb = Dexie & {
  mantras: EntityTable<SavedMantra, 'id'>
  savedAudio: EntityTable<SavedAudio, 'url'>
  /** Staff's changes to the festivals that this phone computes. */
  festivalOverrides: EntityTable<FestivalOverride, 'id'>
  /** Commands for the server, and their outcomes. */
  outbox: EntityTable<OutboxRow, 'order'>
  /** Forms that were not sent yet. */
  drafts: EntityTable<Draft, 'form'>
  /** Bookings made or opened on this phone, as the server last sent them. */
  bookings: EntityTable<SavedBooking, 'reference'>
  /** Pledges made or opened on this phone. Card payments store nothing here. */
  donations: EntityTable<SavedDonation, 'reference'>
  /** Orders placed or opened on this phone, and those of the account. */
  orders: EntityTable<SavedOrder, 'reference'>
  /** Bought files saved here; their bytes are in a cache. */
  savedFiles: EntityTable<SavedFile, 'key'>
  /** The availability of each puja, as the server last sent it. */
  availability: EntityTable<SavedAvailability, 'pujaType'>
  /** All pages of text: policies and the like. */
  pages: EntityTable<Page, 'name'>
  /** The latest articles, and those that were read here. */
  posts: EntityTable<CachedPost, 'slug'>
  /** Pages of the blog's list, as the server last sent them. */
  postLists: EntityTable<CachedPostList, 'key'>
  /** Rites of the puja at home that were opened, whole. */
  rites: EntityTable<Rite, 'id'>
  /** Articles saved with their pictures, which are in a separate cache. */
  savedPosts: EntityTable<SavedPost, 'slug'>
  /** Everything the shop sells, as the server last sent it. */
  products: EntityTable<SavedProduct, 'id'>
  /** What was put into the cart, on this phone or in the account. */
  cart: EntityTable<CartRow, 'id'>
  /** The session of the logged-in account: one row, or none. */
  session: EntityTable<SavedSession, 'key'>
  /** The push reminders of this browser: one row, or none. */
  push: EntityTable<SavedPush, 'key'>
  /** Each mantra's count on the mala. */
  malas: EntityTable<MalaRow, 'mantra'>
  /** The log of practice, one entry for each sitting. */
  sittings: EntityTable<Sitting, 'id'>
  /** What each person has set out to do. */
  goals: EntityTable<GoalsRow, 'account'>
  /** How much of each account's log is here. */
  logSync: EntityTable<LogSync, 'account'>
  /** What the devotee has set for the mala and the log. */
  preferences: EntityTable<Preference, 'key'>
  /** Audio that is still to be saved, or could not be. */
  audioQueue: EntityTable<QueuedAudio, 'url'>
  favourites: EntityTable<Favourite, 'mantra'>
}

/** Names for bookings stored by versions before the puja's name was part of a booking. */
const firstNames: Readonly<Record<string, string>> = {
  ganesh: 'Ganesh Puja',
  sankashti: 'Sankashti Puja',
  satyanarayana: 'Satyanarayana Puja',
  lakshmi: 'Lakshmi Puja',
  custom: 'Custom Puja',
}

/**
 * The newest version of the phone's whole schema: Dexie adds what an older phone lacks. A new
 * version never drops what a devotee saved (db.test.ts).
 */
export function openOfflineDb(name = 'modak'): OfflineDb {
  const db = new Dexie(name) as OfflineDb
  const version = db.version(17).stores({
    mantras: 'id, order',
    savedAudio: 'url',
    festivalOverrides: 'id',
    outbox: '++order, &id, state',
    drafts: 'form',
    bookings: 'reference',
    availability: 'pujaType',
    session: 'key',
    donations: 'reference',
    orders: 'reference',
    savedFiles: 'key, reference',
    posts: 'slug',
    postLists: 'key',
    rites: 'id',
    savedPosts: 'slug',
    pages: 'name',
    push: 'key',
    products: 'id, order, category',
    cart: 'id',
    malas: 'mantra',
    sittings: 'id, day, [account+isUnsent]',
    goals: 'account',
    logSync: 'account',
    preferences: 'key',
    audioQueue: 'url',
    favourites: 'mantra, addedAt',
  })
  version.upgrade(async (upgrade) => {
    const each = <T>(table: string, change: (row: T) => void) =>
      upgrade.table<T>(table).toCollection().modify(change)
    await each<OutboxRow>('outbox', (row) => {
      row.language ??= 'en'
    })
    await each<{ isUnsent?: unknown }>('sittings', (sitting) => {
      if (sitting.isUnsent) sitting.isUnsent = 1
    })
    await each<SavedBooking>('bookings', ({ booking }) => {
      booking.pujaName ??= firstNames[booking.pujaType] ?? ''
    })
  })
  endWithPage(db)
  // Another tab wants to upgrade: close at once, or its upgrade waits for ever.
  db.on('versionchange', () => db.close())
  // That tab may not react, and the browser fires no further event until it is closed.
  db.on('blocked', () => setBlocked(true))
  db.on('ready', () => setBlocked(false))
  return db
}
