import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { isOwn } from '#app/offline/sadhana/whose.ts'
import { bareSitting } from '#app/offline/sadhana/sittings.ts'
import { type Backup, backupVersion } from './backupFile.ts'

/** What local storage has of a devotee's own; nothing secret, nothing that the server decides. */
const choiceKeys = ['modak-city', 'theme', 'reading-size', 'modak-checklist']

type Deps = {
  db: OfflineDb
  storage: () => Storage
  /** Who is logged in; undefined for a guest. */
  account: string | undefined
  now?: () => Date
}

const isMine =
  (account: string | undefined) =>
  (row: { account?: string }): boolean =>
    row.account === undefined || row.account === account

/** Everything of the person who uses the phone now. */
export async function makeBackup(deps: Deps): Promise<Backup> {
  const { db, storage, account, now = () => new Date() } = deps
  const mine = isMine(account)
  const [sittings, goals, malas, preferences, cart, saved, queued, mantras] = await db.transaction(
    'r',
    [
      db.sittings,
      db.goals,
      db.malas,
      db.preferences,
      db.cart,
      db.savedAudio,
      db.audioQueue,
      db.mantras,
    ],
    () =>
      Promise.all([
        db.sittings.filter((sitting) => isOwn(sitting, account)).toArray(),
        db.goals.get(account ?? guestAccount),
        db.malas.filter(mine).toArray(),
        db.preferences.toArray(),
        db.cart.filter(mine).toArray(),
        db.savedAudio.toArray(),
        db.audioQueue.toArray(),
        db.mantras.toArray(),
      ]),
  )
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
    choices: choicesIn(storage),
    cart: cart
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity, addedAt, name, price }) => ({ id, quantity, addedAt, name, price })),
    audio: [...named, ...queued.map(({ id, title, url, bytes }) => ({ id, title, url, bytes }))],
  }
}

/**
 * Adds a file to what is on the phone, all of it or nothing. Nothing is deleted: of two versions of
 * a sitting the later stays, and a mala that goes further than the file's is left alone. What another
 * account has here stays as it is.
 */
export async function takeBackup(deps: Deps, backup: Backup): Promise<void> {
  const { db, storage, account } = deps
  const owner = account === undefined ? {} : ({ account, isUnsent: 1 } as const)
  await db.transaction(
    'rw',
    [db.sittings, db.goals, db.malas, db.preferences, db.cart, db.audioQueue, db.savedAudio],
    async () => {
      const known = new Map((await db.sittings.toArray()).map((row) => [row.id, row]))
      const isNews = ({ id, changedAt }: Backup['sittings'][number]) => {
        const here = known.get(id)
        return !here || (isMine(account)(here) && here.changedAt < changedAt)
      }
      await db.sittings.bulkPut(backup.sittings.filter(isNews).map((row) => ({ ...row, ...owner })))
      // Whoever has goals here has set them since.
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
    },
  )
  for (const key of choiceKeys) {
    const value = backup.choices[key]
    if (value === undefined) continue
    try {
      storage().setItem(key, value)
    } catch {
      // Storage is forbidden: the phone's own choices stay.
    }
  }
}

function choicesIn(storage: () => Storage): Record<string, string> {
  try {
    const held = storage()
    return Object.fromEntries(
      choiceKeys.flatMap((key) => {
        const value = held.getItem(key)
        return value === null ? [] : [[key, value]]
      }),
    )
  } catch {
    return {}
  }
}
