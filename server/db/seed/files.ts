import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { mantraLanguages } from '#contract/mantras.ts'
import { mantraKinds } from '#contract/mantrasAdmin.ts'
import { productCategories } from '#contract/shopRules.ts'

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
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'))

/** The JSON files of a folder, in the order of their names. */
const readAll = async <T>(folder: string, shape: z.ZodType<T>): Promise<T[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(names.map(async (name) => shape.parse(await readJson(join(folder, name)))))
}

/** The meaning of an aarti has a paragraph for each verse, which is also shown beside it. */
const withVerses = (text: SeedMantra): SeedMantra => ({
  ...text,
  verses: text.meaning.split('\n\n').map((meaning, index) => ({ number: index + 1, meaning })),
})

/**
 * Reads `mantras/*.json`, `aartis/*.json`, `products/*.json` and `audio.json` of a folder, which may
 * lack the last.
 */
export const readSeedFiles = async (folder: string): Promise<SeedFiles> => {
  const mantras = await readAll(join(folder, 'mantras'), mantraFile)
  const aartis = (await readAll(join(folder, 'aartis'), mantraFile)).map(withVerses)
  const products = await readAll(join(folder, 'products'), productFile)
  const root = await readdir(folder)
  const audio = root.includes('audio.json') ? await readJson(join(folder, 'audio.json')) : {}
  return { mantras, aartis, products, audio: audioFile.parse(audio) }
}
