import type { OfflineDb } from '#app/offline/db.ts'
import { personalDataChanged } from '#app/offline/mine/keys.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { bareSitting } from '#app/offline/sadhana/sittings.ts'
import { isOwn } from '#app/offline/sadhana/whose.ts'
import { type Backup, backupVersion } from './backupFile.ts'
import { choicesIn, takeChoices } from './choices.ts'
import { restoreSnapshots, snapshotsOn } from './snapshotsInBackup.ts'

type Deps = {
  db: OfflineDb
  storage: () => Storage
  /** The logged-in account; undefined for a guest. */
  account: string | undefined
  now?: () => Date
}

const ownTables = (db: OfflineDb) => [
  db.sittings,
  db.goals,
  db.malas,
  db.preferences,
  db.cart,
  db.savedAudio,
  db.audioQueue,
  db.favourites,
  db.bookings,
  db.donations,
  db.orders,
]

const isMine =
  (account: string | undefined) =>
  (row: { account?: string | undefined }): boolean =>
    row.account === undefined || row.account === account

/** Everything of the person who uses the phone now. */
export async function makeBackup(deps: Deps): Promise<Backup> {
  const { db, storage, account, now = () => new Date() } = deps
  const mine = isMine(account)
  const read = await db.transaction('r', [...ownTables(db), db.mantras, db.savedPosts], () =>
    Promise.all([
      db.sittings.filter((sitting) => isOwn(sitting, account)).toArray(),
      db.goals.get(account ?? guestAccount),
      db.malas.filter(mine).toArray(),
      db.preferences.toArray(),
      db.cart.filter(mine).toArray(),
      db.savedAudio.toArray(),
      db.audioQueue.toArray(),
      db.mantras.toArray(),
      db.favourites.toArray(),
      db.savedPosts.toArray(),
      snapshotsOn(db, mine),
    ]),
  )
  const [
    sittings,
    goals,
    malas,
    preferences,
    cart,
    saved,
    queued,
    mantras,
    favourites,
    posts,
    snapshots,
  ] = read
  const named = saved.flatMap(({ url, bytes }) => {
    const mantra = mantras.find(({ audioUrl }) => audioUrl && url.endsWith(audioUrl))
    return mantra ? [{ id: mantra.id, title: mantra.title, url, bytes }] : []
  })
  return {
    app: 'modak',
    version: backupVersion,
    savedAt: now().toISOString(),
    sittings: sittings.map(bareSitting),
    ...(goals && { goals: goals.goals }),
    malas: malas.map(({ mantra, bead, rounds, beads, day }) => ({
      mantra,
      bead,
      rounds,
      beads,
      day,
    })),
    preferences,
    choices: choicesIn(storage, account),
    cart: cart
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity, addedAt, name, price }) => ({ id, quantity, addedAt, name, price })),
    audio: [...named, ...queued.map(({ id, title, url, bytes }) => ({ id, title, url, bytes }))],
    favourites,
    ...snapshots,
    articles: posts.map(({ slug, title }) => ({ slug, title })),
  }
}

/**
 * Merges a backup file into the phone's data, completely or not at all. Nothing is deleted: the
 * later version of a sitting wins, and a mala that is further than the file's is kept. Other
 * accounts' data is not touched. Saved articles are fetched afterwards (fetchArticles.ts).
 */
export async function takeBackup(deps: Deps, backup: Backup): Promise<void> {
  const { db, storage, account } = deps
  const owner = account === undefined ? {} : ({ account, isUnsent: 1 } as const)
  await db.transaction('rw', ownTables(db), async () => {
    const known = new Map((await db.sittings.toArray()).map((row) => [row.id, row]))
    const isNews = ({ id, changedAt }: Backup['sittings'][number]) => {
      const here = known.get(id)
      return !here || (isMine(account)(here) && here.changedAt < changedAt)
    }
    await db.sittings.bulkPut(backup.sittings.filter(isNews).map((row) => ({ ...row, ...owner })))
    // Existing goals are newer than the backup's.
    if (backup.goals && !(await db.goals.get(account ?? guestAccount))) {
      const changedAt = backup.savedAt
      await db.goals.put({ account: guestAccount, ...owner, goals: backup.goals, changedAt })
    }
    for (const row of backup.malas) {
      const here = await db.malas.get(row.mantra)
      const isFurther =
        !here || here.day < row.day || (here.day === row.day && here.beads < row.beads)
      if (isFurther)
        await db.malas.put({ ...row, seen: here?.seen ?? {}, ...(account && { account }) })
    }
    await db.preferences.bulkPut(backup.preferences.map(({ key, value }) => ({ key, value })))
    const inCart = new Set(await db.cart.toCollection().primaryKeys())
    await db.cart.bulkPut(backup.cart.filter(({ id }) => !inCart.has(id)))
    const saved = new Set(await db.savedAudio.toCollection().primaryKeys())
    const queuedAt = new Date().toISOString()
    await db.audioQueue.bulkPut(
      backup.audio.filter(({ url }) => !saved.has(url)).map((row) => ({ ...row, queuedAt })),
    )
    const chosen = new Set(await db.favourites.toCollection().primaryKeys())
    await db.favourites.bulkAdd(backup.favourites.filter(({ mantra }) => !chosen.has(mantra)))
    await restoreSnapshots(db, backup, account)
  })
  takeChoices(storage, backup.choices)
  dispatchEvent(new Event(personalDataChanged))
}
