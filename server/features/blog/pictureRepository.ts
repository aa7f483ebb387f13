import type { Knex } from 'knex'
import { mediaPrefix } from '#contract/pictureAddresses.ts'
import type { KnownPicture } from '#server/markdown/port.ts'

/** Those of the hashes that are pictures. */
export const listPictures = async (
  db: Knex,
  hashes: readonly string[],
): Promise<KnownPicture[]> => {
  const rows = await db('pictures').whereIn('hash', hashes).orderBy('hash')
  return rows.map(({ hash, width, height, widths }) => ({
    hash,
    width,
    height,
    widths: JSON.parse(widths),
  }))
}

/** Uploaded again, it counts as new, so that it is not deleted before it is used. */
export const keepPicture = async (
  trx: Knex,
  { hash, width, height, widths }: KnownPicture,
  sentAt: string,
): Promise<void> => {
  await trx('pictures')
    .insert({ hash, width, height, widths: JSON.stringify(widths), sent_at: sentAt })
    .onConflict('hash')
    .merge(['sent_at'])
}

/** Forgets pictures uploaded before that time that no post uses. */
export const forgetUnused = async (trx: Knex, before: string): Promise<void> => {
  const isIn = (column: string) => `blog_posts.${column} like '%${mediaPrefix}' || hash || '-%'`
  await trx('pictures')
    .where('sent_at', '<', before)
    .whereNotExists(
      trx('blog_posts')
        .select(trx.raw('1'))
        .whereRaw(`(${isIn('markdown')} or ${isIn('image_url')})`),
    )
    .delete()
}

export const listHashes = (db: Knex): Promise<string[]> => db('pictures').pluck('hash')
