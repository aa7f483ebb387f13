import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { SearchAnswer, SearchResult } from '#contract/search/public.ts'
import { toResult, type SearchEntry } from '#contract/search/entries.ts'
import { inOrder } from '#contract/search/inOrder.ts'
import type { Grammar } from '#contract/search/grammar.ts'
import { mendedTerm } from '#contract/search/slips.ts'
import { stemmedTerms } from '#contract/search/stems.ts'
import {
  asked,
  type Asked,
  isTooShort,
  queryWords,
  type QueryWord,
  termsOf,
  titleTermsOf,
} from '#contract/search/text.ts'
import { transact } from '#server/db/db.ts'
import { grammarOf } from './grammars.ts'
import {
  deleteEntry,
  findEdition,
  findEntries,
  listHashes,
  listTerms,
  putEntry,
  saveEdition,
} from './repository.ts'

type Deps = {
  /** Everything that search can find now, in a language. */
  readonly listEntries: (db: Knex, language: Language) => Promise<readonly SearchEntry[]>
  /** Identifies what visitors may see now. */
  readonly readEdition: () => Promise<string>
  /** The temple's day. */
  readonly today: (db: Knex) => Promise<string>
}

const mostResults = 30

/** A monthly festival matches a dozen times, and is shown once; `2027` matches every festival of a year. */
const mostRead = 400

/** Goes up when the same words would be looked up under other terms, or an entry has other words. */
const termsVersion = 9

const hashOf = (entry: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([termsVersion, entry]))
    .digest('base64url')

const termsOfEntry = (entry: SearchEntry, grammar: Grammar) => {
  const { title, text, also = '', verses = '', unseen = '' } = entry
  return {
    title: titleTermsOf(title, grammar).join(' '),
    text: termsOf([text, also, verses, unseen].join(' '), grammar).join(' '),
  }
}

/** What one language is searched in. */
type Index = { readonly language: Language; readonly edition: string }

/** Searches everything public, in each language as far as it is translated. */
export const createSearch = ({ listEntries, readEdition, today }: Deps) => {
  /**
   * Indexes what changed since the last time, and returns the edition; if nothing changed, this is
   * one small query.
   */
  const renew = async (db: Knex, language: Language): Promise<string> => {
    const edition = `${termsVersion} ${await readEdition()}`
    if ((await findEdition(db, language)) === edition) return edition
    const entries = new Map((await listEntries(db, language)).map((entry) => [entry.path, entry]))
    await transact(db, async (trx) => {
      if ((await findEdition(trx, language, true)) === edition) return
      const hashes = await listHashes(trx, language)
      for (const path of hashes.keys())
        if (!entries.has(path)) await deleteEntry(trx, { language, path })
      for (const entry of entries.values()) {
        const hash = hashOf(entry)
        if (hashes.get(entry.path) !== hash)
          await putEntry(
            trx,
            { ...entry, language },
            termsOfEntry(entry, grammarOf(language)),
            hash,
          )
      }
      await saveEdition(trx, language, edition)
    })
    return edition
  }

  const cached = new Map<Language, { edition: string; terms: Map<string, string[]> }>()

  /** Read once for each edition: on PostgreSQL it scans the whole index. */
  const termsFrom = async (db: Knex, letter: string, index: Index): Promise<string[]> => {
    const { language, edition } = index
    const known = cached.get(language)
    const { terms } = known?.edition === edition ? known : { terms: new Map<string, string[]>() }
    cached.set(language, { edition, terms })
    const there = terms.get(letter) ?? (await listTerms(db, language, letter))
    terms.set(letter, there)
    return there
  }

  const find = async (
    db: Knex,
    words: readonly Asked[],
    language: Language,
  ): Promise<SearchResult[]> => {
    const grammar = grammarOf(language)
    const found = await findEntries(db, language, words, mostRead)
    const shown = inOrder(found, words, await today(db), grammar).slice(0, mostResults)
    return shown.map((entry) => toResult(entry, words, grammar))
  }

  /** What may have been meant; undefined if no known word is similar. */
  const mended = async (
    db: Knex,
    words: readonly QueryWord[],
    index: Index,
  ): Promise<string[] | undefined> => {
    const terms: string[] = []
    for (const each of words) {
      const term = mendedTerm(each, await termsFrom(db, [...each.term][0] ?? '', index))
      if (term === undefined) return undefined
      terms.push(term)
    }
    return terms
  }

  return {
    search: async (db: Knex, query: string, language: Language): Promise<SearchAnswer> => {
      const words = queryWords(query, grammarOf(language))
      if (words.length === 0 || isTooShort(query)) return { results: [] }
      const edition = await renew(db, language)
      const terms = words.map(({ term }) => term)
      const results = await find(db, words, language)
      if (results.length > 0) return { results }
      for (const stems of stemmedTerms(words)) {
        const stemmed = await find(db, asked(stems), language)
        if (stemmed.length > 0) return { results: stemmed }
      }
      const meant = await mended(db, words, { language, edition })
      if (!meant || meant.every((term) => terms.includes(term))) return { results }
      return { results: await find(db, asked(meant), language), isClose: true }
    },
  }
}

export type Search = ReturnType<typeof createSearch>
