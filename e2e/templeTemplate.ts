import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDb } from '#server/db/db.ts'
import { setUpTemple } from '#server/test/exampleTemple.ts'
import { goodsIds } from '#server/features/shop/generatedFiles/catalogue.ts'
import { root } from './bench/server.ts'
import { serveTemple } from './templeServer.ts'

/** What the data of a new temple depend on. */
const sources = [
  'server',
  'contract',
  'almanac',
  'migrations',
  'package-lock.json',
  'e2e/firstAdmin.ts',
  'e2e/templeServer.ts',
]

const cache = join(root, 'node_modules/.cache/modak')
const prefix = 'temple-'
/** For changes that are made and taken back, and for runs that begin on other days. */
const keptCount = 4

/**
 * The data of a temple after its first start, which takes ten seconds of a processor: made once for
 * a day on which journeys begin, and again when something changes that they are made of. They are to
 * be copied.
 */
export async function templeTemplate(): Promise<string> {
  const made = join(cache, prefix + (await hashOf(sources)))
  if (existsSync(made)) return made
  await mkdir(cache, { recursive: true })
  await removeOld()
  const making = await mkdtemp(join(cache, `${prefix}in-the-making-`))
  const server = await serveTemple({ data: making, pushPort: 0 })
  await readyData(join(making, 'modak.sqlite'))
  // Its database is whole in one file then.
  await server.stop()
  await rename(making, made).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true })
    // Another run was quicker.
    if (!existsSync(made)) throw error
  })
  return made
}

/**
 * Its staff have set it up: the shop is open. Its files are made, otherwise each copy would make those
 * of the shop's first products again.
 */
async function readyData(sqliteFile: string): Promise<void> {
  const db = openDb({ sqliteFile })
  try {
    const count = () => db('product_files').whereIn('product_id', goodsIds)
    await setUpTemple(db)
    while ((await count()).length < goodsIds.length) await sleep(200)
  } finally {
    await db.destroy()
  }
}

async function hashOf(paths: readonly string[]): Promise<string> {
  // The first start computes festivals from today on.
  const hash = createHash('sha256').update(new Date().toDateString())
  const files = await Promise.all(paths.map(filesIn))
  for (const path of files.flat().toSorted()) {
    const content = await readFile(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(path: string): Promise<string[]> {
  if (!(await stat(join(root, path))).isDirectory()) return [path]
  const found = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

async function removeOld(): Promise<void> {
  const names = (await readdir(cache)).filter((name) => name.startsWith(prefix))
  const made = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(cache, name))).mtimeMs })),
  )
  const old = made.toSorted((a, b) => b.at - a.at).slice(keptCount)
  for (const { name } of old) await rm(join(cache, name), { recursive: true, force: true })
}
