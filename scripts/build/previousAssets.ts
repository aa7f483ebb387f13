import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const foldersOf = (dist: string) => ({
  current: join(dist, 'client/assets'),
  aside: join(dist, 'aside'),
  previous: join(dist, 'previous'),
})

/**
 * Before a build: sets the last build's assets aside. If an unfinished build left some there, they
 * stay, because they belong to the last finished one.
 */
export const setAside = async (dist: string): Promise<void> => {
  const { current, aside } = foldersOf(dist)
  if (!existsSync(current) || existsSync(aside)) return
  const half = `${aside}.half`
  await rm(half, { recursive: true, force: true })
  await cp(current, half, { recursive: true })
  await rename(half, aside)
}

/**
 * After a build: keeps the replaced assets, with their `.br` and `.gz`, for pages opened earlier,
 * and drops older ones. A build that changes nothing replaces nothing.
 */
export const keepPrevious = async (dist: string): Promise<void> => {
  const { current, aside, previous } = foldersOf(dist)
  if (!existsSync(aside)) return
  const inUse = new Set(await readdir(current))
  const replaced = (await readdir(aside)).filter((name) => !inUse.has(name))
  if (replaced.length > 0) {
    await rm(previous, { recursive: true, force: true })
    await mkdir(join(previous, 'assets'), { recursive: true })
    for (const name of replaced) await rename(join(aside, name), join(previous, 'assets', name))
  }
  await rm(aside, { recursive: true })
}

if (import.meta.main) {
  const dist = join(import.meta.dirname, '../../dist')
  await (process.argv[2] === 'keep' ? keepPrevious : setAside)(dist)
}
