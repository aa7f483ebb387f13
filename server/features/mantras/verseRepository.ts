import type { Knex } from 'knex'
import { records, toColumns } from '#server/db/rows.ts'

/** What staff wrote about a verse. */
export type VerseRecord = {
  readonly verse: number
  readonly heading?: string | undefined
  readonly meaning?: string | undefined
  readonly words?: readonly { readonly word: string; readonly meaning: string }[] | undefined
}

type Row = Omit<VerseRecord, 'words'> & {
  readonly mantraId: string
  readonly words?: readonly (readonly [word: string, meaning: string])[] | undefined
}

const toRecord = ({ mantraId: _, words, ...verse }: Row): VerseRecord => ({
  ...verse,
  ...(words && { words: words.map(([word, meaning]) => ({ word, meaning })) }),
})

/** The verses that something is said about, in order, by their mantra. */
export const listVerses = async (
  db: Knex,
  mantraIds: readonly string[],
): Promise<Map<string, VerseRecord[]>> => {
  const rows = await records<Row>(db, 'mantra_verses')
    .whereIn('mantra_id', mantraIds)
    .orderBy(['mantra_id', 'verse'])
  const found = new Map<string, VerseRecord[]>()
  for (const row of rows) {
    const verses = found.get(row.mantraId) ?? []
    found.set(row.mantraId, [...verses, toRecord(row)])
  }
  return found
}

/** Small enough for one statement on both databases. */
const versesAtOnce = 100

export const replaceVerses = async (
  trx: Knex,
  mantraId: string,
  verses: readonly VerseRecord[],
): Promise<void> => {
  await trx('mantra_verses').where({ mantra_id: mantraId }).delete()
  const rows = verses
    .map(({ verse, heading, meaning, words = [] }) => ({
      mantraId,
      verse,
      heading: heading || undefined,
      meaning: meaning || undefined,
      words: words.length > 0 ? words.map(({ word, meaning: said }) => [word, said]) : undefined,
    }))
    .filter(({ heading, meaning, words }) => heading ?? meaning ?? words)
    .map((row) => toColumns(row))
  for (let from = 0; from < rows.length; from += versesAtOnce) {
    await trx('mantra_verses').insert(rows.slice(from, from + versesAtOnce))
  }
}
