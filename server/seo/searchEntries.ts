import type { Knex } from 'knex'
import { sectionWords } from '#contract/i18n/en/searchSections.ts'
import { sectionWords as hindiSections } from '#contract/i18n/hi/searchSections.ts'
import { sectionWords as marathiSections } from '#contract/i18n/mr/searchSections.ts'
import { wordsIn, type Language } from '#contract/languages.ts'
import type { SearchEntry } from '#contract/search/entries.ts'
import { sectionsWith } from '#contract/search/sectionEntries.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { listTexts } from '#server/translations/repository.ts'
import type { Source } from './sources.ts'

type Found = { readonly entry: SearchEntry; readonly texts: string | undefined }

/** In a language, each with all that is written of it in others. */
type List = (db: Knex, language: Language) => Promise<readonly Found[]>

type Puja = Marked & { readonly name: string }

const wordsOf = wordsIn({ en: sectionWords, mr: marathiSections, hi: hindiSections })

const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n')

const ofSource =
  ({ kind, list }: Source): List =>
  async (db, language) => {
    const texts = kind ? await listTexts(db, kind) : new Map<string, string>()
    return (await list(db, language)).map(({ id, entry }) => ({ entry, texts: texts.get(id) }))
  }

/** A page in English is found by its translations, which it does not show. */
const inEnglish = ({ entry, texts }: Found): SearchEntry =>
  texts === undefined ? entry : { ...entry, unseen: joined([entry.unseen, texts]) }

/** A page in another language is found by its English, which it does not show. */
const inOther = ({ entry, texts }: Found, english: SearchEntry | undefined): SearchEntry => ({
  ...entry,
  unseen: joined([english?.title, english?.text, english?.also, texts]),
})

type Deps = {
  readonly sources: readonly Source[]
  readonly listPujas: (db: Knex, language: Language) => Promise<readonly Puja[]>
}

/** Everything that search can find in a language, by its words in all of them. */
export const createListEntries = ({ sources, listPujas }: Deps) => {
  const ofSections: List = async (db, language) =>
    sectionsWith(await listPujas(db, language), wordsOf(language)).map((entry) => ({
      entry,
      texts: undefined,
    }))
  const lists = [ofSections, ...sources.map(ofSource)]
  const listAll: List = async (db, language) =>
    (await Promise.all(lists.map((list) => list(db, language)))).flat()

  return async (db: Knex, language: Language): Promise<SearchEntry[]> => {
    const english = await listAll(db, 'en')
    if (language === 'en') return english.map(inEnglish)
    const byPath = new Map(english.map(({ entry }) => [entry.path, entry]))
    const own = await listAll(db, language)
    return own.map((found) => inOther(found, byPath.get(found.entry.path)))
  }
}
