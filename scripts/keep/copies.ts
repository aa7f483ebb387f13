import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/errors.ts'
import { listName, listTitle } from './folder.ts'
import type { KeptItem } from './things.ts'

/** At once or not at all, and never through a link that somebody put there. */
const write = async (folder: string, name: string, content: Buffer | string): Promise<void> => {
  const part = join(folder, `.${name}.part`)
  await rm(part, { force: true })
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
}

const readIfAny = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Older backups need the passphrase they were made with. */
const keepOlder = async (folder: string, name: string, content: Buffer, now: Date) => {
  const older = await readIfAny(join(folder, name))
  if (older === undefined || older.equals(content)) return undefined
  const until = now.toISOString().slice(0, 19).replaceAll(/\D/g, '')
  const aside = `${name}-until-${until}`
  await write(folder, aside, older)
  return aside
}

const makePrivate = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await chmod(folder, 0o700)
  } catch (error) {
    // A disk of another system's, such as FAT, has no owners.
    if (!['EPERM', 'ENOTSUP'].includes(codeOf(error))) throw error
  }
}

type CopyResult = {
  /** The passphrase that was kept before, under its new name. */
  readonly older: string | undefined
  /** Others on this machine cannot read the copies. */
  readonly isPrivate: boolean
}

/** Copies everything, with a list of where each thing goes again. */
export const copyThings = async (
  folder: string,
  things: readonly KeptItem[],
  now: Date,
): Promise<CopyResult> => {
  await makePrivate(folder)
  let older: string | undefined
  const lines = things.map(({ name, what, place }) => `${name}\n  ${what}\n  from ${place}\n`)
  await write(folder, listName, `${listTitle}\n${now.toISOString()}\n\n${lines.join('\n')}`)
  for (const { name, from } of things) {
    const content = 'text' in from ? Buffer.from(from.text) : await readFile(from.path)
    if (name === 'backup-passphrase') older = await keepOlder(folder, name, content, now)
    await write(folder, name, content)
  }
  const modes = await Promise.all(
    [folder, ...things.map(({ name }) => join(folder, name))].map(async (path) => {
      const { mode } = await stat(path)
      return mode & 0o077
    }),
  )
  return { older, isPrivate: modes.every((mode) => mode === 0) }
}
