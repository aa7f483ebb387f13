import type { Knex } from 'knex'
import { mediaPrefix } from '#contract/pictureAddresses.ts'
import { records, toColumns } from '#server/db/rows.ts'
import type { KnownPicture } from '#server/markdown/port.ts'

/** Those of the hashes that are pictures. */
export const listPictures = (db: Knex, hashes: readonly string[]): Promise<KnownPicture[]> =>
  records<KnownPicture>(db, 'pictures', ['hash', 'width', 'height', 'widths'])
    .whereIn('hash', hashes)
    .orderBy('hash')

/** Uploaded again, it counts as new, so that it is not deleted before it is used. */
export const keepPicture = async (
  trx: Knex,
  { hash, width, height, widths }: KnownPicture,
  sentAt: string,
): Promise<void> => {
  await trx('pictures')
    .insert(toColumns({ hash, width, height, widths, sentAt }))
    .onConflict('hash')
    .merge(['sent_at'])
}

/** The texts that may show an uploaded picture. */
const shownIn: Readonly<Record<string, readonly string[]>> = {
  blog_posts: ['markdown', 'image_url'],
  products: ['image_url', 'gallery'],
  pujas: ['image_url'],
  festivals: ['picture'],
  festival_repeats: ['picture'],
  earlier_versions: ['content'],
  unsaved_texts: ['typed'],
}

/** Forgets pictures uploaded before that time that nothing shows. */
export const forgetUnused = async (trx: Knex, before: string): Promise<void> => {
  const unused = trx('pictures').where('sent_at', '<', before)
  for (const [table, columns] of Object.entries(shownIn)) {
    const isIn = (column: string) => `${table}.${column} like '%${mediaPrefix}' || hash || '-%'`
    const shows = trx(table)
      .select(trx.raw('1'))
      .whereRaw(`(${columns.map(isIn).join(' or ')})`)
    void unused.whereNotExists(shows)
  }
  await unused.delete()
}

export const listHashes = (db: Knex): Promise<string[]> => db('pictures').pluck('hash')
