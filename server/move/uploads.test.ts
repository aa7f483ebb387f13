import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucket } from '#server/adapters/storage/bucket.ts'
import { openUploads } from '#server/adapters/storage/uploads.ts'
import { testBucket } from '#server/test/bucket.ts'
import { copyUploads } from './uploads.ts'

test('uploads are copied once; what is unfinished or drawn again stays behind', async () => {
  const settings = await testBucket()
  const folder = await mkdtemp(join(tmpdir(), 'modak-uploads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = ['audio/abc1.mp3', 'media/abc1-400.webp', 'files/abc1.pdf']
  for (const name of [...files, 'og/abc1.png', 'incoming/half']) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), name)
  }
  const bucket = openBucket(settings)
  expect(await copyUploads(bucket, folder)).toMatchObject({ copied: 3, known: 0 })
  const { audio, media, files: sold } = openUploads(folder, settings)
  expect(await audio.find('abc1.mp3')).toEqual({ bytes: 'audio/abc1.mp3'.length })
  expect(await media.find('abc1-400.webp')).toBeDefined()
  expect(await sold.find('abc1.pdf')).toBeDefined()
  expect(await bucket.list('')).toHaveLength(3)
  await writeFile(join(folder, 'audio/abc2.mp3'), 'later')
  expect(await copyUploads(bucket, folder)).toEqual({ copied: 1, known: 3, bytes: 5 })
})

test('a folder without uploads is nothing to copy', async () => {
  const bucket = openBucket(await testBucket())
  expect(await copyUploads(bucket, '/nowhere')).toEqual({ copied: 0, known: 0, bytes: 0 })
})
