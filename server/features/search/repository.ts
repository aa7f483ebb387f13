import type { Knex } from 'knex'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'
import type { SearchKind } from '#contract/search/public.ts'
import type { SearchEntry } from '#contract/search/entries.ts'
import type { Asked } from '#contract/search/text.ts'
import { isPostgres } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type Row = {
  id: number
  path: string
  kind: SearchKind
  title: string
  text: string
  also: string
  verses: string | null
  verses_language: MantraLanguage | null
  date: string | null
  in_english: string | null
}

export type Terms = { readonly title: string; readonly text: string }

const toEntry = ({ kind, path, title, text, also, ...row }: Row): SearchEntry => ({
  kind,
  path,
  title,
  text,
  also,
  ...(row.verses !== null && { verses: row.verses }),
  ...(row.verses_language !== null && { versesLanguage: row.verses_language }),
  ...(row.date !== null && { date: row.date }),
  ...(row.in_english !== null && { inEnglish: JSON.parse(row.in_english) }),
})

/**
 * The edition last indexed; in a transaction it is locked, so that one process indexes at a time.
 */
export const findEdition = async (
  db: Knex,
  language: Language,
  isHeld = false,
): Promise<string> => {
  const state = db('search_state').where({ language }).first<{ edition: string }>('edition')
  return (await (isHeld ? state.forUpdate() : state)).edition
}

export const saveEdition = async (
  trx: Knex,
  language: Language,
  edition: string,
): Promise<void> => {
  await trx('search_state').where({ language }).update({ edition })
}

/** By path. */
export const listHashes = async (trx: Knex, language: Language): Promise<Map<string, string>> => {
  const rows: { path: string; hash: string }[] = await trx('search_entries')
    .where({ language })
    .select('path', 'hash')
  return new Map(rows.map(({ path, hash }) => [path, hash]))
}

/** A page in a language. */
type Place = InLanguage & Pick<SearchEntry, 'path'>

export const deleteEntry = async (trx: Knex, { language, path }: Place): Promise<void> => {
  if (!isPostgres(trx)) {
    await sql(
      trx,
      `delete from search_terms where rowid =
        (select id from search_entries where language = ? and path = ?)`,
      [language, path],
    )
  }
  await trx('search_entries').where({ language, path }).delete()
}

/** Replaces whatever had its path before. */
export const putEntry = async (
  trx: Knex,
  entry: SearchEntry & InLanguage,
  terms: Terms,
  hash: string,
): Promise<void> => {
  const { language, kind, path, title, text, also = '', inEnglish } = entry
  await deleteEntry(trx, { language, path })
  const row = {
    language,
    kind,
    path,
    title,
    text,
    also,
    verses: entry.verses ?? null,
    verses_language: entry.versesLanguage ?? null,
    date: entry.date ?? null,
    in_english: inEnglish ? JSON.stringify(inEnglish) : null,
    hash,
  }
  if (isPostgres(trx)) {
    const columns = { ...row, title_terms: terms.title, text_terms: terms.text }
    await trx('search_entries').insert(columns)
    return
  }
  const [inserted] = await trx('search_entries').insert(row).returning<{ id: number }[]>('id')
  await sql(trx, 'insert into search_terms (rowid, title_terms, text_terms) values (?, ?, ?)', [
    inserted?.id ?? null,
    terms.title,
    terms.text,
  ])
}

/**
 * SQLite's own list of the words in its index. It belongs to this connection alone, so no migration
 * names it.
 */
const vocabulary = `create virtual table temp.search_vocabulary
  using fts5vocab('main', 'search_terms', 'row')`

/** The known terms that begin with this letter. On SQLite they are those of all languages. */
export const listTerms = async (
  db: Knex,
  language: Language,
  letter: string,
): Promise<string[]> => {
  if (isPostgres(db)) {
    const query = `select word as term
      from ts_stat('select terms from search_entries where language = ''${language}''')
      where starts_with(word, ?)`
    return (await sql<{ term: string }>(db, query, [letter])).map(({ term }) => term)
  }
  const query = 'select term from search_vocabulary where term >= ? and term < ?'
  const read = () => sql<{ term: string }>(db, query, [letter, `${letter}\u{10ffff}`])
  const rows = await read().catch(async () => {
    // Once for each connection, because changing tables makes it prepare all its statements again.
    await sql(db, vocabulary)
    return read()
  })
  return rows.map(({ term }) => term)
}

/** Words of a query in the language of the database: each in any of its forms. */
const matching = (
  asked: readonly Asked[],
  and: string,
  or: string,
  beginning: (term: string) => string,
): string => asked.map(({ term, stems }) => `(${[beginning(term), ...stems].join(or)})`).join(and)

/**
 * Entries that contain every word, or its term as the beginning of one; those with all in the title
 * come first.
 */
export const findEntries = async (
  db: Knex,
  language: Language,
  asked: readonly Asked[],
  limit: number,
): Promise<SearchEntry[]> => {
  const columns = 'id, path, kind, title, text, also, verses, verses_language, date, in_english'
  // Only letters and digits (`queryWords`): nothing in them has a meaning in either query language.
  if (isPostgres(db)) {
    const tsquery = matching(asked, ' & ', ' | ', (term) => `${term}:*`)
    // Weighted by the length of a text (2), as bm25 does; otherwise long texts would come first.
    const query = `select ${columns} from search_entries, to_tsquery('simple', ?) asked
      where terms @@ asked and language = ?
      order by ts_rank(terms, asked, 2) desc, date, id limit ?`
    return (await sql<Row>(db, query, [tsquery, language, limit])).map(toEntry)
  }
  const match = matching(asked, ' AND ', ' OR ', (term) => `"${term}"*`)
  const query = `select ${columns} from search_terms
    join search_entries on search_entries.id = search_terms.rowid
    where search_terms match ? and language = ?
    order by bm25(search_terms, 10, 1), date, id limit ?`
  return (await sql<Row>(db, query, [match, language, limit])).map(toEntry)
}
