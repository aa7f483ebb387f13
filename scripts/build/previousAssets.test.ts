import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepPrevious, setAside } from './previousAssets.ts'

const emptyDist = async () => {
  const dist = await mkdtemp(join(tmpdir(), 'modak-previous-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const client = join(dist, 'client')
  return {
    /** As the build does it: the folder is emptied and filled again, or it stops half-way. */
    build: async (files: Record<string, string>, isWhole = true) => {
      await setAside(dist)
      await rm(client, { recursive: true, force: true })
      await mkdir(join(client, 'assets'), { recursive: true })
      for (const [name, content] of Object.entries(files))
        await writeFile(join(client, 'assets', name), content)
      if (isWhole) await keepPrevious(dist)
    },
    previous: () =>
      readdir(join(dist, 'previous/assets')).then(
        (names) => names.sort(),
        () => undefined,
      ),
    read: (name: string) => readFile(join(dist, 'previous/assets', name), 'utf8'),
    left: async () => (await readdir(dist)).sort(),
  }
}

test('the assets that a build replaces are kept until the next build only', async () => {
  const { build, previous, read, left } = await emptyDist()
  await build({ 'app-1.js': 'one', 'app-1.js.br': 'small one', 'face.woff2': 'face' })
  expect(await previous()).toBeUndefined()
  await build({ 'app-2.js': 'two', 'face.woff2': 'face' })
  expect(await previous()).toEqual(['app-1.js', 'app-1.js.br'])
  expect(await read('app-1.js')).toBe('one')
  await build({ 'app-3.js': 'three', 'face.woff2': 'face' })
  expect(await previous()).toEqual(['app-2.js'])
  expect(await left()).toEqual(['client', 'previous'])
})

test('a build that changes nothing keeps the same old assets', async () => {
  const { build, previous } = await emptyDist()
  await build({ 'app-1.js': 'one' })
  await build({ 'app-2.js': 'two' })
  await build({ 'app-2.js': 'two' })
  expect(await previous()).toEqual(['app-1.js'])
})

test('after an interrupted build, the last complete one is kept', async () => {
  const { build, previous } = await emptyDist()
  await build({ 'app-1.js': 'one' })
  await build({ 'app-2.js': 'tw' }, false)
  await build({ 'app-3.js': 'three' })
  expect(await previous()).toEqual(['app-1.js'])
})
