import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '#server/adapters/storage/bucket.ts'
import { copyUploads } from '#server/move/uploads.ts'
import { testBucket } from '#server/test/bucket.ts'
import { bucketNote } from './bucketNote.ts'

test('a start names uploads that are not in the bucket, and a bucket that cannot be used', async () => {
  const { cut, ...settings } = await testBucket()
  const folder = await mkdtemp(join(tmpdir(), 'modak-note-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  expect(await bucketNote(settings, folder)).toBeUndefined()
  await mkdir(join(folder, 'media'))
  await writeFile(join(folder, 'media/abc-400.webp'), 'x')
  expect(await bucketNote(settings, folder)).toMatch(/media has files.*npm run move -- --uploads/)
  await copyUploads(openBucket(settings), folder)
  expect(await bucketNote(settings, folder)).toBeUndefined()
  await cut()
  const note = await bucketNote(settings, folder)
  expect(note).toMatch(/The bucket modak cannot be used: .*ECONNREFUSED.*Pages work/)
  expect(note).not.toContain('S3RVER')
})
