import { expect, test } from 'vitest'
import { killBackups, killRestores } from '#server/test/backupKills.ts'
import { templeWithUploads } from '#server/test/backups.ts'

test('a backup that is killed leaves nothing that looks good and is not', async () => {
  const { data, place } = await templeWithUploads()
  expect(await killBackups(data, place, 4)).toBeGreaterThan(0)
}, 120_000)

test('a restore that is killed leaves the old temple or the new one', async () => {
  const { data, place } = await templeWithUploads()
  expect(await killRestores(data, place, 4)).toBeGreaterThan(0)
}, 120_000)
