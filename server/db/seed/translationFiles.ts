import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type TranslatableKind,
  type TranslationLanguage,
  translationLanguages,
} from '#contract/translations/kinds.ts'
import { hoursOfStaff } from '#server/features/site/shownHours.ts'
import { siteId } from '#server/translations/kind.ts'
import { textsOf } from '#server/translations/texts.ts'
import type { SeedFiles, SeedMantra } from './files.ts'
import { firstPujas } from './pujas.ts'
import { hashOf } from './seededTexts.ts'
import { firstSite } from './site.ts'
import { readAuthors, readWords, versesOf } from './translationWords.ts'

/** A starter text in both languages, by its place in what it is of. */
export type TextPair = { readonly field: string; readonly english: string; readonly text: string }

type Thing = {
  readonly kind: TranslatableKind
  /** Its id; of an article its address. */
  readonly key: string
}

/** What the app brings of a starter text in another language. */
export type SeedTranslation = Thing & {
  readonly language: TranslationLanguage
  /** In `seeds`. */
  readonly name: string
  /** Another one as soon as one of the two texts is. */
  readonly hash: string
} & (
    | { readonly pairs: readonly TextPair[] }
    | {
        /** Both files, with their front matter. */
        readonly markdown: { readonly english: string; readonly text: string }
        /** The names of authors in the language. */
        readonly authors: Readonly<Record<string, string>>
      }
  )

const mantraOf = ({ id, verses, ...mantra }: SeedMantra) => ({
  kind: 'mantra' as const,
  key: id,
  content: { ...mantra, verses: versesOf(verses) },
})

/** All in English that is not written as Markdown, with its texts at the paths of its kind. */
export const originalsOf = ({
  mantras,
  aartis,
  products,
  rites,
}: SeedFiles): (Thing & { readonly content: object })[] => [
  { kind: 'temple', key: siteId, content: firstSite },
  { kind: 'visit', key: siteId, content: hoursOfStaff(firstSite) },
  ...firstPujas.map((puja) => ({ kind: 'puja' as const, key: puja.pujaType, content: puja })),
  ...[...mantras, ...aartis].map(mantraOf),
  ...rites.map((rite) => ({ kind: 'rite' as const, key: rite.id, content: rite })),
  ...products.map(({ gallery, ...product }) => ({
    kind: 'product' as const,
    key: product.id,
    content: { ...product, gallery: gallery.map(({ alt }) => ({ imageAlt: alt })) },
  })),
]

/** All texts that there are in both. */
export const pairsOf = (kind: TranslatableKind, english: object, other: object): TextPair[] => {
  const texts = new Map(textsOf(kind, other).map(({ field, english: text }) => [field, text]))
  return textsOf(kind, english).flatMap(({ field, english: original }) => {
    const text = texts.get(field)
    return text === undefined ? [] : [{ field, english: original, text }]
  })
}

const readMarkdown = async (folder: string): Promise<Map<string, string>> => {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.md')).toSorted()
  const read = async (name: string) =>
    [name.slice(0, -'.md'.length), await readFile(join(folder, name), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

/** Where there are texts as Markdown. */
export const markdownFolders = { post: 'articles', page: 'pages' } as const

const readLanguage = async (
  folder: string,
  files: SeedFiles,
  language: TranslationLanguage,
): Promise<SeedTranslation[]> => {
  const here = join(folder, language)
  const named = (kind: TranslatableKind, key: string, texts: unknown) => ({
    kind,
    key,
    language,
    name: `${language}/${kind}/${key}`,
    hash: hashOf(JSON.stringify(texts)),
  })

  const words = await readWords(here)
  const paired = originalsOf(files).flatMap(({ kind, key, content }) => {
    const own = words.get(`${kind}/${key}`)
    const pairs = own ? pairsOf(kind, content, own) : []
    return pairs.length > 0 ? [{ ...named(kind, key, pairs), pairs }] : []
  })

  const authors = await readAuthors(here)
  const written = async (kind: keyof typeof markdownFolders) => {
    const original = await readMarkdown(join(folder, markdownFolders[kind]))
    const own = await readMarkdown(join(here, markdownFolders[kind]))
    return [...own].flatMap(([key, text]) => {
      const english = original.get(key)
      if (english === undefined) return []
      const of = kind === 'post' ? authors : {}
      const markdown = { english, text }
      return [{ ...named(kind, key, [markdown, of]), markdown, authors: of }]
    })
  }
  return [...paired, ...(await written('post')), ...(await written('page'))]
}

/**
 * Reads `mr/` and `hi/` of a folder, which have the files of the folder itself in other languages, with
 * nothing but what is translated.
 */
export const readTranslations = async (
  folder: string,
  files: SeedFiles,
): Promise<SeedTranslation[]> => {
  const read = translationLanguages.map((language) => readLanguage(folder, files, language))
  return (await Promise.all(read)).flat()
}
