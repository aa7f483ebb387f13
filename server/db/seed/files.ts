import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const mantraFile = z.object({
  id: z.string(),
  position: z.number(),
  title: z.string(),
  origin: z.string().optional(),
  isFeatured: z.boolean(),
  meaning: z.string(),
  lines: z.array(z.object({ text: z.string(), verse: z.number() })).min(1),
})
export type SeedMantra = z.infer<typeof mantraFile>

const audioFile = z.record(
  z.string(),
  z.object({
    file: z.string(),
    bytes: z.number(),
    durationMs: z.number(),
    isSynthesised: z.boolean(),
    /** Where each line starts, in the order of the lines. */
    lineStartsMs: z.array(z.number()),
  }),
)
export type SeedAudio = z.infer<typeof audioFile>[string]

export type SeedFiles = {
  readonly mantras: readonly SeedMantra[]
  readonly audio: Readonly<Record<string, SeedAudio>>
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** Reads `mantras/*.json` and `audio.json` of a folder; missing files are left out. */
export const readSeedFiles = async (folder: string): Promise<SeedFiles> => {
  const names = await readdir(join(folder, 'mantras'))
  const mantras = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map(async (name) => mantraFile.parse(await readJson(join(folder, 'mantras', name)))),
  )
  const root = await readdir(folder)
  const audio = root.includes('audio.json') ? await readJson(join(folder, 'audio.json')) : {}
  return { mantras, audio: audioFile.parse(audio) }
}
