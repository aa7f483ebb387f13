import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertUsable, rootElsewhere } from './dataOwner.ts'

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-owner-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const nobody = 65_534
const us = process.geteuid?.()

test('data of the same user, and a new or empty folder, are for anybody', async () => {
  const folder = await newFolder()
  expect(rootElsewhere(folder)).toBeUndefined()
  expect(rootElsewhere(join(folder, 'none'), 0)).toBeUndefined()
  await writeFile(join(folder, 'modak.sqlite'), '')
  await mkdir(join(folder, 'uploads/media'), { recursive: true })
  expect(rootElsewhere(folder)).toBeUndefined()
  expect(rootElsewhere(folder, 4711)).toBeUndefined()
  expect(assertUsable(folder)).toBeUndefined()
})

test.runIf(us !== 0)(
  'root is refused, with the owner of the data and the command to use',
  async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'modak.sqlite'), '')
    expect(rootElsewhere(folder, 0)).toMatch(/^This is root, but the data in .* belongs to /)
  },
)

// Only root can set owners.
test.runIf(us === 0)(
  'an empty folder of somebody else may be used, also one that is a disk of its own',
  async () => {
    const folder = await newFolder()
    await chown(folder, nobody, nobody)
    expect(rootElsewhere(folder)).toBeUndefined()
    await mkdir(join(folder, 'lost+found'))
    expect(rootElsewhere(folder)).toBeUndefined()
    await writeFile(join(folder, 'modak.sqlite'), '')
    expect(rootElsewhere(folder)).toContain('belongs to nobody')
  },
)
