import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { openBucket } from '#server/adapters/storage/bucket.ts'
import { StorageError } from '#server/adapters/storage/port.ts'
import {
  backUp,
  emptyTemple,
  pictureName,
  restoreTo,
  templeWithUploads,
  withDb,
} from '#server/test/backups.ts'
import { testBucket } from '#server/test/bucket.ts'
import { bucketPlace } from './places/bucket.ts'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

test('a backup goes to the bucket and is restored from it; the newest stay', async () => {
  const settings = await testBucket()
  const { data } = await templeWithUploads()
  const place = bucketPlace(settings)
  for (const day of [23, 24, 25])
    await backUp(data, place, { keep: 2, at: `2026-11-${day}T02:30:00Z` })
  expect((await place.list()).map(({ name }) => name)).toEqual([
    'modak-20261124-023000.tar.gz',
    'modak-20261125-023000.tar.gz',
  ])
  const fresh = await emptyTemple()
  await restoreTo(fresh, await place.open('modak-20261125-023000.tar.gz'))
  expect(await withDb(fresh, (db) => db('site').first())).toBeTruthy()
  expect(await readdir(join(fresh.dataDir, 'uploads/media'))).toEqual([pictureName])
})

test('uploads in the bucket are in the backup too, and come back to a bucket', async () => {
  const settings = await testBucket()
  const { data } = await templeWithUploads()
  await rm(join(data.dataDir, 'uploads'), { recursive: true })
  const bucket = openBucket(settings)
  await bucket.put(`uploads/media/${pictureName}`, Readable.from([Buffer.from('the murti')]))
  const place = bucketPlace(settings)
  const { name } = await backUp({ ...data, bucket: settings }, place)

  const another = await testBucket()
  const source = await place.open(name)
  await restoreTo({ ...(await emptyTemple()), bucket: another }, source)
  const found = await openBucket(another).find(`uploads/media/${pictureName}`)
  expect(found).toEqual({ bytes: 'the murti'.length })
})

test('a bucket that cannot be reached is said so', async () => {
  const settings = await testBucket()
  const { data } = await templeWithUploads()
  await settings.cut()
  await expect(backUp(data, bucketPlace(settings))).rejects.toThrow(StorageError)
})
