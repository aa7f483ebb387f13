import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDb, transact } from '#server/db/db.ts'
import { holdData, tryLock } from '#server/db/locks.ts'
import { childProcess } from '#server/test/childProcess.ts'
import {
  backUp,
  emptyTemple,
  pictureName,
  restoreTo,
  templeWithUploads,
  withDb,
} from '#server/test/backups.ts'

const script = join(import.meta.dirname, '../test/backUpInChildProcess.ts')

const passphrase = 'Durva grass 21'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

test('numbers given by the database go on where they were', async () => {
  const { data, place } = await templeWithUploads()
  const entry = {
    at: '2026-11-26T10:00:00.000Z',
    actor_id: 'a',
    subject: 'site',
    subject_id: 'site',
    action: 'change',
  }
  const add = (on: typeof data): Promise<number> =>
    withDb(on, async (db) => {
      const [row] = await db('audit_log').insert(entry).returning('id')
      return Number(row.id)
    })
  const last = await add(data)
  const { name } = await backUp(data, place)
  const fresh = await emptyTemple()
  await restoreTo(fresh, await place.open(name))
  expect(await add(fresh)).toBe(last + 1)
})

test('a backup made while others write holds whole transactions only', async () => {
  const { data, place } = await templeWithUploads()
  const db = openDb(data.location)
  onTestFinished(() => db.destroy())
  const making = childProcess(script, [JSON.stringify({ data, folder: place.label })])
  let written = 0
  for (; making.process.exitCode === null; written += 1) {
    await transact(db, async (trx) => {
      for (const half of ['a', 'b'])
        await trx('secrets').insert({ name: `${half}${written}`, value: 'x' })
    })
    await new Promise(setImmediate)
  }
  expect(await making.ended, making.output()).toBe(0)
  const [{ name } = { name: '' }] = await place.list()
  const fresh = await emptyTemple()
  await restoreTo(fresh, await place.open(name))
  const names: string[] = await withDb(fresh, (copy) => copy('secrets').pluck('name'))
  const halves = (half: string) =>
    names.filter((each) => new RegExp(`^${half}\\d+$`).test(each)).map((each) => each.slice(1))
  expect(halves('a').length).toBeGreaterThan(0)
  expect(halves('a').length).toBeLessThan(written)
  expect(halves('a').sort()).toEqual(halves('b').sort())
})

test('only the newest backups stay, and other files are left alone', async () => {
  const { data, folder, place } = await templeWithUploads()
  await writeFile(join(folder, 'accounts.ods'), 'not ours')
  for (const day of [22, 23, 24, 25])
    await backUp(data, place, { keep: 2, at: `2026-11-${day}T02:30:00Z` })
  expect((await readdir(folder)).sort()).toEqual([
    'accounts.ods',
    'modak-20261124-023000.tar.gz',
    'modak-20261125-023000.tar.gz',
  ])
})

test('the backup just made stays, even after the clock was set back', async () => {
  const { data, place } = await templeWithUploads()
  for (const day of [24, 25, 20])
    await backUp(data, place, { keep: 2, at: `2026-11-${day}T02:30:00Z` })
  expect((await place.list()).map(({ name }) => name)).toEqual([
    'modak-20261120-023000.tar.gz',
    'modak-20261125-023000.tar.gz',
  ])
})

test('a temple without an administrator pushes out no backup of another', async () => {
  const { data, place } = await templeWithUploads()
  for (const day of [22, 23]) await backUp(data, place, { keep: 2, at: `2026-11-${day}T02:30:00Z` })
  await withDb(data, (db) => db('users').where({ role: 'admin' }).update({ role: 'user' }))
  const third = backUp(data, place, { keep: 2, at: '2026-11-24T02:30:00Z' })
  await expect(third).rejects.toThrow(
    `This temple has no administrator yet, and ${place.label} has 2 backups: one more would push out one of an earlier temple.`,
  )
  expect((await place.list()).map(({ name }) => name)).toEqual([
    'modak-20261122-023000.tar.gz',
    'modak-20261123-023000.tar.gz',
  ])
  await backUp(data, place, { keep: 3, at: '2026-11-24T02:30:00Z' })
  expect(await place.list()).toHaveLength(3)
})

test('with a passphrase nothing of the temple can be read without it', async () => {
  const { data, folder, place } = await templeWithUploads()
  const { name } = await backUp(data, place, { passphrase })
  expect((await readFile(join(folder, name))).includes('Ganesha')).toBe(false)
  const fresh = await emptyTemple()
  const before = await readdir(fresh.dataDir)
  await expect(restoreTo(fresh, await place.open(name))).rejects.toThrow(/encrypted/)
  await expect(
    restoreTo(fresh, await place.open(name), { passphrase: 'Durva grass 22' }),
  ).rejects.toThrow(/passphrase is wrong/)
  expect(await readdir(fresh.dataDir)).toEqual(
    before.length > 0 ? before : expect.not.arrayContaining(['restoring', 'uploads']),
  )
  await restoreTo(fresh, await place.open(name), { passphrase })
  expect(await withDb(fresh, (db) => db('site').first())).toBeTruthy()
})

const inside = (bytes: Buffer): Buffer | undefined => {
  try {
    return gunzipSync(bytes)
  } catch {
    return undefined
  }
}

test('a changed bit or a missing end is found, and nothing is changed', async () => {
  const { data, folder, place } = await templeWithUploads()
  const { name } = await backUp(data, place)
  const good = await readFile(join(folder, name))
  const fresh = await emptyTemple()
  const broken: Buffer[] = [0, 1, 3].map((part) => good.subarray(0, (good.length * part) / 4))
  broken.push(good.subarray(0, -1))
  // The time and the system in gzip's header say nothing about the content.
  const places = [0, 1, 2, good.length - 1, good.length - 5]
  for (let at = 10; at < good.length; at += Math.ceil(good.length / 25)) places.push(at)
  for (const at of places) {
    const changed = Buffer.from(good)
    changed[at] = (changed[at] ?? 0) ^ 4
    // A few bits of gzip only fill its last byte: without them the content is the same.
    if (!inside(changed)?.equals(gunzipSync(good))) broken.push(changed)
  }
  for (const [index, bytes] of broken.entries())
    await expect(restoreTo(fresh, Readable.from([bytes])), `${index}`).rejects.toThrow(
      /damaged|cut off|not a backup|empty/,
    )
  const tables = await withDb(fresh, (db) => db.schema.hasTable('site'))
  expect(tables).toBe(false)
})

test('a temple is not replaced without force, and with it is put aside', async () => {
  const { data, place } = await templeWithUploads()
  const { name } = await backUp(data, place)
  await withDb(data, (db) => db('secrets').insert({ name: 'later', value: 'x' }))
  await expect(restoreTo(data, await place.open(name))).rejects.toThrow(/--force/)
  const hasLater = () => withDb(data, (db) => db('secrets').where({ name: 'later' }))
  expect(await hasLater()).toHaveLength(1)

  const { aside = '' } = await restoreTo(data, await place.open(name), { isForced: true })
  expect(await hasLater()).toHaveLength(0)
  const kept = join(data.dataDir, aside)
  expect(await readdir(join(kept, 'uploads/media'))).toEqual([pictureName])
  if ('sqliteFile' in data.location) {
    const old = { ...data, location: { sqliteFile: join(kept, 'modak.sqlite') } }
    expect(await withDb(old, (db) => db('secrets').where({ name: 'later' }))).toHaveLength(1)
  } else {
    const found = await withDb(data, (db) =>
      db('secrets').withSchema(aside).where({ name: 'later' }),
    )
    expect(found).toHaveLength(1)
  }
})

test('nothing is restored while a server uses the data, and no server starts meanwhile', async () => {
  const { data, place } = await templeWithUploads()
  const { name } = await backUp(data, place)
  const server = await holdData(data.location)
  await expect(restoreTo(data, await place.open(name), { isForced: true })).rejects.toThrow(
    /running/,
  )
  await server?.release()
  const restoring = await tryLock(data.location, 'data', 'alone')
  expect(await holdData(data.location)).toBeUndefined()
  await expect(backUp(data, place)).rejects.toThrow(/being restored/)
  await restoring?.release()
  await restoreTo(data, await place.open(name), { isForced: true })
})

test('two backups are never made at once', async () => {
  const { data, place } = await templeWithUploads()
  const other = await tryLock(data.location, 'backup', 'alone')
  await expect(backUp(data, place)).rejects.toThrow(/Another backup/)
  await other?.release()
})

test('a file that was swept away is no reason to lose the rest', async () => {
  const { data, place } = await templeWithUploads()
  await rm(join(data.dataDir, 'uploads'), { recursive: true })
  const { name } = await backUp(data, place)
  await restoreTo(await emptyTemple(), await place.open(name))
})
