import { mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testBucket } from '#server/test/bucket.ts'
import { openBucket } from './bucket.ts'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './port.ts'
import { createS3Storage } from './s3.ts'

type OpenedStorage = { storage: Storage; files?: string }

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'modak-storage-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

const onDisk = async (): Promise<OpenedStorage> => {
  const root = await folder()
  const [files, workshops] = [join(root, 'files'), join(root, 'workshops')]
  return { storage: createDiskStorage({ files, workshops }), files }
}

const inBucket = async (): Promise<OpenedStorage> => {
  const bucket = openBucket(await testBucket())
  await bucket.put('backups/abc1.mp3', new Blob(['no upload']))
  const prefix = 'uploads/audio/'
  return { storage: createS3Storage({ bucket, prefix, workshops: await folder() }) }
}

const put = async (
  { storage }: OpenedStorage,
  name: string,
  content: string | Buffer,
): Promise<void> => {
  const workshop = await storage.openWorkshop()
  await writeFile(join(workshop.folder, 'made'), content)
  await storage.keep(join(workshop.folder, 'made'), name)
  await workshop.clear()
}

/** What every storage does. */
describe.each([
  ['on the disk', onDisk],
  ['in a bucket', inBucket],
])('Storage %s', (_, open) => {
  test('keeps a file under its name until it is removed', async () => {
    const made = await open()
    await put(made, 'abc1.mp3', 'Om')
    expect(await made.storage.find('abc1.mp3')).toEqual({ bytes: 2 })
    const [listed, ...more] = await made.storage.list()
    expect([listed?.name, more]).toEqual(['abc1.mp3', []])
    expect(Math.abs(Date.now() - (listed?.changedAt.getTime() ?? 0))).toBeLessThan(60_000)
    await made.storage.remove('abc1.mp3')
    await made.storage.remove('abc1.mp3')
    expect(await made.storage.find('abc1.mp3')).toBeUndefined()
    expect(await made.storage.list()).toEqual([])
  })

  test('opens a file, which stays readable when it is removed meanwhile', async () => {
    const made = await open()
    await put(made, 'abc1.pdf', 'Om')
    const opened = await made.storage.open('abc1.pdf')
    await made.storage.remove('abc1.pdf')
    expect(opened?.bytes).toBe(2)
    expect(opened && (await text(opened.body))).toBe('Om')
    expect(await made.storage.open('abc1.pdf')).toBeUndefined()
  })

  test('opens a part of a file', async () => {
    const made = await open()
    await put(made, 'abc1.mp3', 'Om Gan Ganapataye')
    const opened = await made.storage.open('abc1.mp3', { first: 3, last: 5 })
    expect(opened?.bytes).toBe(3)
    expect(opened && (await text(opened.body))).toBe('Gan')
  })

  test('keeps a file of many megabytes', async () => {
    const made = await open()
    const large = Buffer.alloc(20 * 1024 * 1024, 'Om Gan Ganapataye Namah ')
    await put(made, 'abc1.m4a', large)
    const opened = await made.storage.open('abc1.m4a')
    expect(opened?.bytes).toBe(large.length)
    expect(opened && (await buffer(opened.body)).equals(large)).toBe(true)
  })

  test('workshops are apart from each other, and leave nothing behind', async () => {
    const { storage } = await open()
    const [one, two] = [await storage.openWorkshop(), await storage.openWorkshop()]
    expect(one.folder).not.toBe(two.folder)
    await writeFile(join(one.folder, 'half'), 'x')
    await one.clear()
    await expect(readFile(join(one.folder, 'half'))).rejects.toThrow('ENOENT')
    await writeFile(join(two.folder, 'half'), 'x')
  })

  test('leftovers of a dead process are removed, work in progress stays', async () => {
    const { storage } = await open()
    const [old, fresh] = [await storage.openWorkshop(), await storage.openWorkshop()]
    await utimes(old.folder, 1000, 1000)
    await storage.clearWorkshops(new Date(Date.now() - 60_000))
    await expect(writeFile(join(old.folder, 'x'), 'x')).rejects.toThrow('ENOENT')
    await writeFile(join(fresh.folder, 'x'), 'x')
  })

  test.each(['../x.mp3', 'a/b.mp3', '.htaccess', 'x', '', 'a\0.mp3', 'X.MP3', 'a.b.mp3'])(
    'a name that leads elsewhere is refused: %j',
    async (name) => {
      const { storage } = await open()
      await expect(storage.keep('/nowhere', name)).rejects.toThrow('no name')
      await expect(storage.remove(name)).rejects.toThrow('no name')
      await expect(storage.open(name)).rejects.toThrow('no name')
      await expect(storage.find(name)).rejects.toThrow('no name')
    },
  )
})

test('a link on the disk is not followed, and a folder is no file', async () => {
  const { storage, files = '' } = await onDisk()
  await put({ storage }, 'abc1.mp3', 'Om')
  await symlink(join(files, 'abc1.mp3'), join(files, 'link.mp3'))
  await symlink(files, join(files, 'folder.mp3'))
  for (const name of ['link.mp3', 'folder.mp3']) {
    expect(await storage.find(name)).toBeUndefined()
    expect(await storage.open(name)).toBeUndefined()
  }
})
