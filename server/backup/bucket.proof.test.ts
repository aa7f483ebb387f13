import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { backUp, emptyTemple, restoreTo, templeWithUploads } from '#server/test/backups.ts'
import { testBucket } from '#server/test/bucket.ts'
import { bucketPlace } from './places/bucket.ts'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

test('a large backup arrives in parts, in one piece', async () => {
  const settings = await testBucket()
  const { data } = await templeWithUploads()
  const files = join(data.dataDir, 'uploads/files')
  await mkdir(files, { recursive: true })
  await writeFile(join(files, 'aa11-bb22.zip'), randomBytes(20 * 1024 * 1024))
  const place = bucketPlace(settings)
  const { bytes, name } = await backUp(data, place)
  expect(bytes).toBeGreaterThan(8 * 1024 * 1024)
  await restoreTo(await emptyTemple(), await place.open(name))
})
