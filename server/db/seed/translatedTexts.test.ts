import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readText } from '#contract/translations/fieldRules.ts'
import {
  type TranslatableKind,
  type TranslationLanguage,
  translationLanguages,
} from '#contract/translations/kinds.ts'
import { faultsOf } from '#scripts/words/copy.ts'
import { readFrontMatter } from '#server/markdown/frontMatter.ts'
import { textsOf } from '#server/translations/texts.ts'
import { readSeedFiles } from './files.ts'
import { markdownFolders, originalsOf, readTranslations } from './translationFiles.ts'

/** Languages in which nothing is missing; in the others, only what is there is checked. */
const complete: readonly TranslationLanguage[] = ['mr', 'hi']

const folder = import.meta.dirname
const files = await readSeedFiles(folder)
const originals = originalsOf(files)
const translations = await readTranslations(folder, files)

type Written = { readonly kind: 'post' | 'page'; readonly key: string }
const written = (['post', 'page'] as const).flatMap((kind) =>
  readdirSync(join(folder, markdownFolders[kind])).map((file): Written => ({
    kind,
    key: file.replace(/\.md$/, ''),
  })),
)

/** The texts that a file has besides its Markdown. */
const frontOf = { post: ['title', 'excerpt', 'imageAlt'], page: ['title', 'description'] } as const

const count = (text: string, form: RegExp): number => text.match(form)?.length ?? 0

/** What a translation has as often as the English. */
const formOf = (markdown: string) => ({
  headings: markdown.match(/^#{2,4}(?= )/gm) ?? [],
  bullets: count(markdown, /^ *[-*] /gm),
  steps: count(markdown, /^ *\d+\. /gm),
  rows: count(markdown, /^\|/gm),
  quotations: count(markdown, /(?:^|\n\n)> /g),
  pictures: [...markdown.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(([, address]) => address),
  links: [...markdown.matchAll(/(?<!!)\[[^\]]*\]\(([^)]*)\)/g)]
    .map(([, address]) => address)
    .toSorted(),
})

const withoutAddresses = (markdown: string): string => markdown.replaceAll(/\]\([^)]*\)/g, ']')

/** Paragraph by paragraph: one with a transliteration excuses no other one. */
const faultsIn = (
  text: string,
  english: string,
  of: TranslationLanguage,
  kind: TranslatableKind,
): string[] =>
  withoutAddresses(text)
    .split(/\n+/)
    .flatMap((paragraph) => faultsOf(paragraph, english, of, `starter.${kind}`))

describe.each(translationLanguages)('The starter texts in %s', (language) => {
  const own = translations.filter((each) => each.language === language)
  const nameOf = ({ kind, key }: { kind: string; key: string }) => `${language}/${kind}/${key}`
  const isAll = complete.includes(language)

  const things = originals.map(({ kind, key, content }) => {
    const name = nameOf({ kind, key })
    const found = own.find((each) => each.name === name)
    const pairs = found && 'pairs' in found ? found.pairs : []
    return { name, kind, pairs, english: textsOf(kind, content) }
  })
  const started = things.filter(({ pairs }) => isAll || pairs.length > 0)

  it('are there for all English ones, text by text', () => {
    const missing = started.flatMap(({ name, pairs, english }) => {
      const there = new Set(pairs.map(({ field }) => field))
      return english.filter(({ field }) => !there.has(field)).map(({ field }) => `${name} ${field}`)
    })
    const unwritten = written.map(nameOf).filter((name) => !own.some((each) => each.name === name))
    expect([...missing, ...(isAll ? unwritten : [])]).toEqual([])
  })

  it('are of something that there is in English', () => {
    const names = new Set([...originals, ...written].map(nameOf))
    expect(own.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
    for (const from of ['mantras', 'aartis', 'products', 'guide', 'articles', 'pages']) {
      const english = new Set(filesIn('.', from))
      expect(filesIn(language, from).filter((file) => !english.has(file))).toEqual([])
    }
  })

  it('keep the rules of the English, and those of the language', () => {
    const faults = started.flatMap(({ name, kind, pairs, english }) =>
      pairs.flatMap(({ field, english: original, text }) => {
        const path = english.find((each) => each.field === field)?.path ?? field
        const { error } = readText(kind, path, text)
        const wrong = error?.issues.map(({ message }) => message) ?? []
        // What a mantra means speaks to a god, in a rite as well.
        const spoken = path.endsWith('.mantra.meaning') ? 'mantra' : kind
        return [...wrong, ...faultsIn(text, original, language, spoken)].map(
          (fault) => `${name} ${field}: ${fault}`,
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it('explain the same words of the same verses', () => {
    for (const { id, verses = [] } of files.mantras) {
      if (!filesIn(language, 'mantras').includes(`${id}.json`)) continue
      const translated = JSON.parse(
        readFileSync(join(folder, language, 'mantras', `${id}.json`), 'utf8'),
      )
      const told = (translated.verses ?? []) as { number: number; words?: { text: string }[] }[]
      const said = told.map(({ number, words }) => ({
        number,
        words: words?.map(({ text }) => text),
      }))
      expect(said, id).toEqual(
        verses.map(({ number, words }) => ({ number, words: words?.map(({ word }) => word) })),
      )
    }
  })

  const texts = own.flatMap((each) =>
    'markdown' in each && (each.kind === 'post' || each.kind === 'page')
      ? [{ name: each.name, kind: each.kind, authors: each.authors, ...each.markdown }]
      : [],
  )

  it.skipIf(texts.length === 0).each(texts)(
    '$name has the form of the English, and no faults',
    ({ kind, authors, english, text }) => {
      const [original, translated] = [readFrontMatter(english), readFrontMatter(text)]
      expect(Object.keys(translated.front)).toEqual(frontOf[kind])
      if (kind === 'post') expect(authors).toHaveProperty([String(original.front['author'])])
      expect(formOf(translated.body)).toEqual(formOf(original.body))
      for (const [field, value] of Object.entries({
        ...translated.front,
        markdown: translated.body,
      })) {
        const said = String({ ...original.front, markdown: original.body }[field])
        expect(readText(kind, field, String(value)).error, field).toBeUndefined()
        expect(faultsIn(String(value), said, language, kind), field).toEqual([])
      }
    },
  )
})

function filesIn(language: TranslationLanguage | '.', from: string): string[] {
  try {
    return readdirSync(join(folder, language, from))
  } catch {
    return []
  }
}
