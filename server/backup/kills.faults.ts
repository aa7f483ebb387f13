import { expect, test } from 'vitest'
import { killBackups, killRestores } from '#server/test/backupKills.ts'
import { templeWithUploads } from '#server/test/backups.ts'

test('60 killed backups leave nothing that looks good and is not', async () => {
  const { data, place } = await templeWithUploads()
  expect(await killBackups(data, place, 60)).toBeGreaterThan(30)
}, 900_000)

test('60 killed restores leave the old temple or the new one', async () => {
  const { data, place } = await templeWithUploads()
  expect(await killRestores(data, place, 60)).toBeGreaterThan(30)
}, 900_000)
