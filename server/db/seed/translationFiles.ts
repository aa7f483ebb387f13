import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { pageNames } from '#contract/pages/names.ts'
import {
  type TranslatableKind,
  type TranslationLanguage,
  translationLanguages,
} from '#contract/translations/kinds.ts'
import { siteId } from '#server/translations/kind.ts'
import { textsOf } from '#server/translations/texts.ts'
import { byParagraph, type SeedFiles, type SeedMantra, type SeedProduct } from './files.ts'
import { firstPujas } from './pujas.ts'
import { hashOf } from './seededTexts.ts'
import { firstSite } from './site.ts'

/** A starter text in both languages, by its place in what it is of. */
export type TextPair = { readonly field: string; readonly english: string; readonly text: string }

type Named = {
  readonly kind: TranslatableKind
  readonly language: TranslationLanguage
  /** The id of what is translated; of an article its address. */
  readonly key: string
  /** In `seeds`. */
  readonly name: string
  /** Another one as soon as one of the two texts is. */
  readonly hash: string
}

/** What the app brings of a starter text in another language. */
export type SeedTranslation = Named &
  (
    | { readonly pairs: readonly TextPair[] }
    | {
        /** Both files, with their front matter. */
        readonly markdown: { readonly english: string; readonly text: string }
        /** Its name in the language, where we have one. */
        readonly authorOf: (english: string) => string | undefined
      }
  )

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
        // Of the verse, so that people who write the file see what they explain.
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

const pujaWords = z.record(
  z.string(),
  z.strictObject({
    name: z.string(),
    shortDescription: z.string().optional(),
    description: z.string(),
  }),
)

const siteWords = z.strictObject({
  temple: z.record(z.string(), z.unknown()),
  visit: z.record(z.string(), z.unknown()).default({}),
})

const authorNames = z.record(z.string(), z.string())

type Verses = readonly { readonly number: number }[]

/** In the form in which both are stored. */
const versesOf = (verses: Verses | undefined) =>
  verses?.map(({ number, ...verse }) => ({ verse: number, ...verse }))

export const pairsOf = (
  kind: TranslatableKind,
  english: object,
  translated: object,
): TextPair[] => {
  const texts = new Map(textsOf(kind, translated).map(({ field, english: text }) => [field, text]))
  return textsOf(kind, english).flatMap(({ field, english: original }) => {
    const text = texts.get(field)
    return text === undefined ? [] : [{ field, english: original, text }]
  })
}

const named = (
  kind: TranslatableKind,
  language: TranslationLanguage,
  key: string,
  texts: unknown,
): Named => ({
  kind,
  language,
  key,
  name: `${language}/${kind}/${key}`,
  hash: hashOf(JSON.stringify(texts)),
})

/** Undefined where there is none yet. */
const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch(() => undefined)

const readWords = async <T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> => {
  const text = await readText(path)
  if (text === undefined) return undefined
  const read = shape.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`)
  return read.data
}

const translationsOf =
  (folder: string, files: SeedFiles) =>
  async (language: TranslationLanguage): Promise<SeedTranslation[]> => {
    const here = join(folder, language)

    const paired = (
      kind: TranslatableKind,
      key: string,
      original: object,
      translated: object | undefined,
    ): SeedTranslation[] => {
      if (!translated) return []
      const pairs = pairsOf(kind, original, translated)
      return pairs.length > 0 ? [{ ...named(kind, language, key, pairs), pairs }] : []
    }

    const mantra = async (from: string, { id, verses, ...original }: SeedMantra) => {
      const words = await readWords(join(here, from, `${id}.json`), mantraWords)
      const own = from === 'aartis' && words ? byParagraph(words.meaning) : words?.verses
      return paired(
        'mantra',
        id,
        { ...original, verses: versesOf(verses) },
        words && { ...words, verses: versesOf(own) },
      )
    }

    const product = async ({ gallery, ...original }: SeedProduct) => {
      const pictures = gallery.map(({ alt }) => ({ imageAlt: alt }))
      const words = await readWords(join(here, 'products', `${original.id}.json`), productWords)
      return paired('product', original.id, { ...original, gallery: pictures }, words)
    }

    const pujas = (await readWords(join(here, 'pujas.json'), pujaWords)) ?? {}
    const site = await readWords(join(here, 'site.json'), siteWords)
    const authors = (await readWords(join(here, 'authors.json'), authorNames)) ?? {}
    const authorOf = (author: string) => authors[author]

    const written = async (kind: 'post' | 'page', from: string, key: string) => {
      const path = join(from, `${key}.md`)
      const text = await readText(join(here, path))
      const original = text && (await readText(join(folder, path)))
      if (!text || !original) return []
      const texts = { english: original, text }
      const known = named(kind, language, key, [texts, kind === 'post' ? authors : {}])
      return [{ ...known, markdown: texts, authorOf }]
    }
    const articles = await readdir(join(here, 'articles')).catch(() => [])

    const all = await Promise.all([
      paired('temple', siteId, firstSite, site?.temple),
      paired('visit', siteId, firstSite, site?.visit),
      ...firstPujas.map(({ pujaType, ...texts }) =>
        paired('puja', pujaType, texts, pujas[pujaType]),
      ),
      ...files.mantras.map((each) => mantra('mantras', each)),
      ...files.aartis.map((each) => mantra('aartis', each)),
      ...files.products.map(product),
      ...articles
        .toSorted()
        .filter((file) => file.endsWith('.md'))
        .map((file) => written('post', 'articles', file.slice(0, -'.md'.length))),
      ...pageNames.map((name) => written('page', 'pages', name)),
    ])
    return all.flat()
  }

/**
 * Reads `mr/` and `hi/` of a folder, which have the files of the folder itself in other languages, with
 * nothing but what is translated.
 */
export const readTranslations = async (
  folder: string,
  files: SeedFiles,
): Promise<SeedTranslation[]> =>
  (await Promise.all(translationLanguages.map(translationsOf(folder, files)))).flat()
