import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPostgres } from '#server/db/db.ts'
import { prepareDb } from '#server/startup/prepare.ts'
import { backUp, emptyTemple, templeWithUploads, withDb } from '#server/test/backups.ts'
import { account } from '#server/test/people.ts'
import { folderPlace } from './places/folder.ts'
import { rehearseNoted } from './noted.ts'
import { findLastRehearsed } from './rehearsalNotes.ts'
import { rehearseBackup } from './rehearse.ts'

/** A server is started on what was restored. */
vi.setConfig({ testTimeout: 90_000 })

const now = () => new Date('2026-11-27T10:00:00Z')

/** As a start leaves it: with its seed, which the tables of other tests lack. */
const temple = async () => {
  const data = await emptyTemple()
  await (await prepareDb(data.location)).destroy()
  await withDb(data, async (db) => {
    await account({ db, now }, { role: 'admin' })
    await db('products').where({ id: 'brass-ganapati' }).update({ stock_on_hand: 21 })
  })
  const folder = await mkdtemp(join(tmpdir(), 'modak-rehearsed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { data, place: folderPlace(folder) }
}
type Temple = Awaited<ReturnType<typeof temple>>

const rehearse = async ({ data, place }: Temple, name: string, passphrase?: string) => {
  const source = await place.open(name)
  if (!source) throw new Error('There is no such backup')
  return rehearseBackup({ data, source, bytes: undefined, passphrase, now })
}

const schemas = ({ data }: Temple): Promise<string[]> =>
  withDb(data, async (db) => {
    if (!isPostgres(db)) return []
    const named = db('information_schema.schemata').where('schema_name', 'like', 'modak%')
    return named.pluck('schema_name')
  })

test('a good backup is restored, started and compared, and nothing of it stays', async () => {
  const whole = await temple()
  const { name } = await backUp(whole.data, whole.place)
  const before = await withDb(whole.data, (db) => db('seeds').orderBy('name'))
  const { madeAt, sums } = await rehearse(whole, name)
  expect(madeAt).toBe('2026-11-26T02:30:00.000Z')
  expect(sums).toMatchObject({ bookings: 0, donated: 0 })
  expect(sums.pieces).toBeGreaterThanOrEqual(21)
  expect(await withDb(whole.data, (db) => db('seeds').orderBy('name'))).toEqual(before)
  expect((await readdir(whole.data.dataDir)).filter((each) => /rehears/.test(each))).toEqual([])
  expect(await schemas(whole)).toEqual([])
})

test('one that does not start, or is cut off, is not good, and nothing of it stays', async () => {
  const broken = await temple()
  await withDb(broken.data, (db) => db('seeds').delete())
  const { name } = await backUp(broken.data, broken.place)
  await expect(rehearse(broken, name)).rejects.toThrow(
    /^The restored temple does not start: .*error: /i,
  )
  await truncate(join(broken.place.label, name), 20_000)
  await expect(rehearse(broken, name)).rejects.toThrow('The backup is damaged or cut off')
  expect((await readdir(broken.data.dataDir)).filter((each) => /rehears/.test(each))).toEqual([])
  expect(await schemas(broken)).toEqual([])
})

test('a passphrase that was mistyped by hand says nothing about the backup; the one that is set does', async () => {
  // It is not opened, and so needs no seed.
  const { data, place } = await templeWithUploads()
  const stored = await backUp(data, place, { passphrase: 'Durva grass 21 modak' })
  await withDb(data, async (db) => {
    const at = now().toISOString()
    await db('backups').insert({ id: '1', started_at: at, step: 'checking', place: 'x', ...stored })
    const rehearsed = async (isPassphraseTyped: boolean) => {
      const input = {
        data,
        place,
        stored,
        passphrase: 'Durva gras 21 modak',
        isPassphraseTyped,
        now,
      }
      await expect(rehearseNoted(db, { id: '1' }, input)).rejects.toThrow('The passphrase is wrong')
      return (await findLastRehearsed(db))?.rehearsal?.error
    }
    expect(await rehearsed(true)).toBeUndefined()
    expect(await rehearsed(false)).toContain('The passphrase is wrong')
  })
})
