import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The parts of a seeded mantra that its recording needs. */
export type Mantra = {
  slug: string
  position: number
  title: string
  /** Absent for the daily mantras. */
  kind?: string
  lines: { text: string; verse: number }[]
}

/** What the application knows about one recording. */
export type Recording = {
  file: string
  bytes: number
  durationMs: number
  isSynthesised: true
  /** One start per line of the seed, in its first repetition. */
  lineStartsMs: number[]
  repetitions: number
  /** From one repetition to the next. */
  recitationMs?: number
}

const seedFolder = join(import.meta.dirname, '../../server/db/seed')
const catalogue = join(seedFolder, 'audio.json')

/** All seeded mantras in the order of their position, then the aartis and stotras in theirs. */
export async function readMantras(): Promise<Mantra[]> {
  return [...(await readFolder('mantras')), ...(await readFolder('aartis'))]
}

async function readFolder(name: string): Promise<Mantra[]> {
  const folder = join(seedFolder, name)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const mantras = await Promise.all(
    files.map(async (file) => {
      const mantra = (await readJson(join(folder, file))) as Omit<Mantra, 'slug'>
      return { ...mantra, slug: file.slice(0, -'.json'.length) }
    }),
  )
  return mantras.sort((a, b) => a.position - b.position)
}

/** Adds these recordings to the catalogue and keeps it in the mantras' order. */
export async function writeRecordings(
  mantras: Mantra[],
  made: Map<string, Recording>,
): Promise<void> {
  const kept = (await readJson(catalogue).catch(() => ({}))) as Record<string, Recording>
  const entries = mantras.flatMap(({ slug }) => {
    const recording = made.get(slug) ?? kept[slug]
    return recording ? [[slug, recording]] : []
  })
  await writeFile(catalogue, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8')) as unknown
}
