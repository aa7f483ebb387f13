import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDiskStorage } from './disk.ts'
import type { Storage } from './port.ts'

type Made = { storage: Storage; read: (name: string) => Promise<string>; workshops: string }

const onDisk = async (): Promise<Made> => {
  const root = await mkdtemp(join(tmpdir(), 'modak-storage-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const [files, workshops] = [join(root, 'files'), join(root, 'workshops')]
  const read = (name: string) => readFile(join(files, name), 'utf8')
  return { storage: createDiskStorage({ files, workshops }), read, workshops }
}

/** What every storage does. */
describe.each([['the disk', onDisk]])('Storage on %s', (_, open) => {
  const put = async ({ storage }: Made, name: string, text: string): Promise<void> => {
    const { folder, clear } = await storage.openWorkshop()
    await writeFile(join(folder, 'made'), text)
    await storage.keep(join(folder, 'made'), name)
    await clear()
  }

  test('keeps a file under its name until it is removed', async () => {
    const made = await open()
    await put(made, 'abc1.mp3', 'Om')
    expect(await made.read('abc1.mp3')).toBe('Om')
    expect((await made.storage.list()).map(({ name }) => name)).toEqual(['abc1.mp3'])
    await made.storage.remove('abc1.mp3')
    await made.storage.remove('abc1.mp3')
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
    },
  )
})
