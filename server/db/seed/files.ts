import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { mantraLanguages } from '#contract/mantras/public.ts'
import { mantraKinds } from '#contract/mantras/admin.ts'
import { productCategories } from '#contract/shop/rules.ts'
import { riteFile, type SeedRite, stepAudioFile, toSeedRite } from './riteFiles.ts'
import { whereIs } from './sources.ts'

const mantraFile = z.object({
  id: z.string(),
  position: z.number(),
  title: z.string(),
  origin: z.string().optional(),
  isFeatured: z.boolean().default(false),
  kind: z.enum(mantraKinds).optional(),
  language: z.enum(mantraLanguages).optional(),
  /** Its place in the aarti. */
  aartiPosition: z.number().optional(),
  meaning: z.string(),
  lines: z.array(z.object({ text: z.string(), verse: z.number() })).min(1),
  /** What the meanings of verses and words rest on. */
  meaningSources: z.array(z.object({ name: z.string(), address: z.string() })).optional(),
  verses: z
    .array(
      z.object({
        number: z.number(),
        heading: z.string().optional(),
        meaning: z.string().optional(),
        words: z.array(z.object({ word: z.string(), meaning: z.string() })).optional(),
      }),
    )
    .optional(),
})
export type SeedMantra = z.infer<typeof mantraFile> & {
  /** Where the text and its meaning come from, one row each. */
  sources?: readonly string[]
}

/** The texts with which a text was compared, letter by letter (readings.test.ts). */
const readingFile = z.object({
  readings: z.array(z.object({ source: z.string(), address: z.string() })),
})

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

const productFile = z.object({
  /** Also the name of its picture in `public/images/products`. */
  id: z.string(),
  position: z.number(),
  name: z.string(),
  category: z.enum(productCategories),
  price: z.int(),
  description: z.string(),
  shortDescription: z.string().optional(),
  imageAlt: z.string(),
  /** Further pictures of the same folder. */
  gallery: z.array(z.object({ image: z.string(), alt: z.string() })).default([]),
  isEcoFriendly: z.boolean(),
  isBestSeller: z.boolean(),
  /** Null if nobody counts it. */
  stock: z.int().nullable(),
  weightGrams: z.int().nullable(),
  hasCashOnDelivery: z.boolean(),
  gstRate: z.int(),
  hsn: z.string(),
})
export type SeedProduct = z.infer<typeof productFile>

export type SeedFiles = {
  readonly mantras: readonly SeedMantra[]
  /** Stotras, aartis and names. */
  readonly aartis: readonly SeedMantra[]
  readonly audio: Readonly<Record<string, SeedAudio>>
  readonly products: readonly SeedProduct[]
  readonly rites: readonly SeedRite[]
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** The JSON files of a folder, in the order of their names. */
const readAll = async <T>(folder: string, shape: z.ZodType<T>): Promise<T[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(names.map(async (name) => shape.parse(await readJson(join(folder, name)))))
}

/** The meaning of an aarti has a paragraph for each verse, which is also shown beside it. */
export const byParagraph = (meaning: string) =>
  meaning.split('\n\n').map((paragraph, index) => ({ number: index + 1, meaning: paragraph }))

const withVerses = (text: SeedMantra): SeedMantra => ({
  ...text,
  verses: byParagraph(text.meaning),
})

/** In the words of the text's page. */
const withSources =
  (folder: string) =>
  async (text: SeedMantra): Promise<SeedMantra> => {
    const { readings } = readingFile.parse(await readJson(join(folder, `${text.id}.json`)))
    const meanings = (text.meaningSources ?? []).map(
      ({ name, address }) => `Meaning: our own words, after ${name}, ${address}`,
    )
    return {
      ...text,
      sources: [
        ...readings.map(({ source, address }) => `Text: ${source}${whereIs(address)}`),
        ...(meanings.length > 0 ? meanings : ['Meaning: our own translation']),
      ],
    }
  }

/**
 * Reads `mantras/*.json`, `aartis/*.json`, what `readings/*.json` compares, `products/*.json`, `guide/*.json`, `audio.json` and
 * `stepAudio.json` of a folder, which may lack the last three.
 */
export const readSeedFiles = async (folder: string): Promise<SeedFiles> => {
  const read = async (name: string): Promise<SeedMantra[]> =>
    Promise.all(
      (await readAll(join(folder, name), mantraFile)).map(withSources(join(folder, 'readings'))),
    )
  const mantras = await read('mantras')
  const aartis = (await read('aartis')).map(withVerses)
  const products = await readAll(join(folder, 'products'), productFile)
  const root = await readdir(folder)
  const rites = root.includes('guide') ? await readAll(join(folder, 'guide'), riteFile) : []
  const readIfThere = async (name: string, otherwise: unknown): Promise<unknown> =>
    root.includes(name) ? readJson(join(folder, name)) : otherwise
  const audio = await readIfThere('audio.json', {})
  const stepAudio = stepAudioFile.parse(await readIfThere('stepAudio.json', []))
  return {
    mantras,
    aartis,
    products,
    rites: rites.map((rite) => toSeedRite(rite, stepAudio)),
    audio: audioFile.parse(audio),
  }
}
