import type { Knex } from 'knex'
import { reservedSlugs } from '#contract/blog/admin.ts'
import { AppError } from '#server/errors.ts'
import { takeId } from '#server/publishing/slug.ts'
import { takeSlug } from './slugRepository.ts'

/** The one an editor wrote. Null for a new post. */
export const takeChosenSlug = async (
  trx: Knex,
  slug: string,
  postId: string | null,
): Promise<void> => {
  if (await takeSlug(trx, slug, postId)) return
  throw new AppError('id_taken', undefined, [
    { pointer: '#/slug', detail: 'Another post has or once had this address' },
  ])
}

/** For a new post: the requested slug, or one made from the title, with a number if needed. */
export const newSlug = async (
  trx: Knex,
  chosen: string | undefined,
  title: string,
): Promise<string> => {
  if (chosen !== undefined) {
    await takeChosenSlug(trx, chosen, null)
    return chosen
  }
  return takeId({ title, kind: 'post', reserved: reservedSlugs }, (slug) =>
    takeSlug(trx, slug, null),
  )
}
