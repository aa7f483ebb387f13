import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { siteId } from '#server/translations/kind.ts'
import { byParagraph } from './files.ts'

const mantraWords = z.strictObject({
  title: z.string(),
  origin: z.string().optional(),
  meaning: z.string(),
  verses: z
    .array(
      z.strictObject({
        number: z.number(),
        heading: z.string().optional(),
        meaning: z.string().optional(),
        /** `text` is the verse's own, so that people who read the file see what is explained. */
        words: z.array(z.strictObject({ text: z.string(), meaning: z.string() })).optional(),
      }),
    )
    .optional(),
})

const productWords = z.strictObject({
  name: z.string(),
  shortDescription: z.string().optional(),
  description: z.string(),
  imageAlt: z.string(),
  gallery: z.array(z.strictObject({ imageAlt: z.string() })).optional(),
})

const pujaWords = z.strictObject({
  name: z.string(),
  shortDescription: z.string().optional(),
  description: z.string(),
})

const riteWords = z.strictObject({
  title: z.string(),
  summary: z.string(),
  samagri: z.array(z.strictObject({ id: z.string(), name: z.string(), amount: z.string() })),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      instruction: z.string(),
      /** Of its mantra. */
      meaning: z.string().optional(),
    }),
  ),
})

const siteWords = z.strictObject({
  temple: z.record(z.string(), z.unknown()).default({}),
  visit: z.record(z.string(), z.unknown()).default({}),
})

/** Undefined where there is none yet. */
const readJson = async <T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const read = shape.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** What each JSON file of a folder says, by its name without the ending. */
const readAll = async <T>(folder: string, shape: z.ZodType<T>): Promise<[string, T][]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const read = await Promise.all(
    names.toSorted().map(async (name) => {
      const words = await readJson(join(folder, name), shape)
      return words === undefined ? [] : [[name.slice(0, -'.json'.length), words] as [string, T]]
    }),
  )
  return read.flat()
}

/** Verses as they are stored. */
export const versesOf = (verses: readonly { readonly number: number }[] | undefined) =>
  verses?.map(({ number, ...verse }) => ({ verse: number, ...verse }))

/** Steps as they are stored. */
const stepsOf = (steps: z.infer<typeof riteWords>['steps']) =>
  steps.map(({ meaning, ...step }) => ({ ...step, ...(meaning && { mantra: { meaning } }) }))

/** The texts of a language's folder, but for those in Markdown, by kind and key: `puja/ganesh`. */
export const readWords = async (folder: string): Promise<ReadonlyMap<string, object>> => {
  const mantras = await readAll(join(folder, 'mantras'), mantraWords)
  const aartis = await readAll(join(folder, 'aartis'), mantraWords)
  const products = await readAll(join(folder, 'products'), productWords)
  const rites = await readAll(join(folder, 'guide'), riteWords)
  const pujas = await readJson(join(folder, 'pujas.json'), z.record(z.string(), pujaWords))
  const site = await readJson(join(folder, 'site.json'), siteWords)
  return new Map<string, object>([
    ...mantras.map(
      ([id, words]) => [`mantra/${id}`, { ...words, verses: versesOf(words.verses) }] as const,
    ),
    ...aartis.map(
      ([id, words]) =>
        [`mantra/${id}`, { ...words, verses: versesOf(byParagraph(words.meaning)) }] as const,
    ),
    ...rites.map(
      ([id, words]) => [`rite/${id}`, { ...words, steps: stepsOf(words.steps) }] as const,
    ),
    ...products.map(([id, words]) => [`product/${id}`, words] as const),
    ...Object.entries(pujas ?? {}).map(([id, words]) => [`puja/${id}`, words] as const),
    ...Object.entries(site ?? {}).map(([kind, words]) => [`${kind}/${siteId}`, words] as const),
  ])
}

/** The names of articles' authors in the language, by the English ones. */
export const readAuthors = async (folder: string): Promise<Readonly<Record<string, string>>> =>
  (await readJson(join(folder, 'authors.json'), z.record(z.string(), z.string()))) ?? {}
