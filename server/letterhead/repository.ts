import type { Knex } from 'knex'

/** What is printed on a paper besides its text: the hash of each picture. */
export type Letterhead = {
  readonly logo?: string
  readonly signature?: string
  readonly seal?: string
}

export type LetterheadKind = keyof Letterhead

export type LetterheadPicture = {
  readonly hash: string
  readonly format: 'png' | 'jpeg'
  /** In base 64. */
  readonly bytes: string
  readonly width: number
  readonly height: number
}

/** The pictures themselves, for the process that draws. */
export type PrintedLetterhead = { readonly [Kind in LetterheadKind]?: LetterheadPicture }

/** What a paper issued now is printed with. */
export const findLetterhead = async (db: Knex): Promise<Letterhead> => {
  const rows = await db('letterhead').select<{ kind: LetterheadKind; hash: string }[]>(
    'kind',
    'hash',
  )
  return Object.fromEntries(rows.map(({ kind, hash }) => [kind, hash]))
}

export const openLetterhead = async (
  db: Knex,
  letterhead: Letterhead | undefined,
): Promise<PrintedLetterhead> => {
  const requested = Object.entries(letterhead ?? {}) as [LetterheadKind, string][]
  if (requested.length === 0) return {}
  const rows = await db('letterhead_pictures')
    .whereIn(
      'hash',
      requested.map(([, hash]) => hash),
    )
    .select<LetterheadPicture[]>('hash', 'format', 'bytes', 'width', 'height')
  return Object.fromEntries(
    requested.flatMap(([kind, hash]) => {
      const found = rows.find((row) => row.hash === hash)
      return found ? [[kind, found]] : []
    }),
  )
}

export const saveLetterhead = async (
  trx: Knex,
  kind: LetterheadKind,
  picture: LetterheadPicture,
  now: string,
): Promise<void> => {
  await trx('letterhead_pictures')
    .insert({ ...picture, added_at: now })
    .onConflict('hash')
    .ignore()
  await trx('letterhead').insert({ kind, hash: picture.hash }).onConflict('kind').merge()
}

export const dropLetterhead = async (trx: Knex, kind: LetterheadKind): Promise<void> => {
  await trx('letterhead').where({ kind }).delete()
}
