import type { Knex } from 'knex'

/** What staff wrote about a verse. */
export type VerseRecord = {
  readonly verse: number
  readonly heading?: string | undefined
  readonly meaning?: string | undefined
  readonly words?: readonly { readonly word: string; readonly meaning: string }[] | undefined
}

type Row = {
  mantra_id: string
  verse: number
  heading: string | null
  meaning: string | null
  words: string | null
}

const toRecord = ({ verse, heading, meaning, words }: Row): VerseRecord => ({
  verse,
  ...(heading !== null && { heading }),
  ...(meaning !== null && { meaning }),
  ...(words !== null && {
    words: (JSON.parse(words) as [string, string][]).map(([word, said]) => ({
      word,
      meaning: said,
    })),
  }),
})

/** The verses that something is said about, in order, by their mantra. */
export const listVerses = async (
  db: Knex,
  mantraIds: readonly string[],
): Promise<Map<string, VerseRecord[]>> => {
  const rows = await db('mantra_verses')
    .select<Row[]>('mantra_id', 'verse', 'heading', 'meaning', 'words')
    .whereIn('mantra_id', mantraIds)
    .orderBy(['mantra_id', 'verse'])
  const found = new Map<string, VerseRecord[]>()
  for (const row of rows) {
    const verses = found.get(row.mantra_id) ?? []
    found.set(row.mantra_id, [...verses, toRecord(row)])
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
      mantra_id: mantraId,
      verse,
      heading: heading || null,
      meaning: meaning || null,
      words:
        words.length > 0
          ? JSON.stringify(words.map(({ word, meaning: said }) => [word, said]))
          : null,
    }))
    .filter(({ heading, meaning, words }) => heading ?? meaning ?? words)
  for (let from = 0; from < rows.length; from += versesAtOnce) {
    await trx('mantra_verses').insert(rows.slice(from, from + versesAtOnce))
  }
}
