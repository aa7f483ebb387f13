import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  backUp,
  emptyTemple,
  pictureName,
  restoreTo,
  templeWithUploads,
  withDb,
} from '#server/test/backups.ts'
import { everyRow, fillEveryTable } from '#server/test/everyTable.ts'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

test('every row of every table, and every upload, comes back as it was', async () => {
  const { data, place } = await templeWithUploads()
  await withDb(data, fillEveryTable)
  const before = await withDb(data, everyRow)
  expect(Object.values(before).every((rows) => rows.length > 0)).toBe(true)
  const { name } = await backUp(data, place)

  const fresh = await emptyTemple()
  expect((await restoreTo(fresh, await place.open(name))).aside).toBeUndefined()
  expect(await withDb(fresh, everyRow)).toEqual(before)
  const picture = join(fresh.dataDir, 'uploads/media', pictureName)
  expect(await readFile(picture, 'utf8')).toBe('a picture of the murti')
})
