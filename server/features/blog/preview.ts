import type { Knex } from 'knex'
import type { PreviewedPost } from '#contract/blog/admin.ts'
import { authorOf, shownPictureOf } from './toPost.ts'
import { pictureOf, readTimeOf, render, type Written } from './written.ts'

type Unfinished = Omit<Written, 'title'> & { readonly title?: string | undefined }

/** How a post's page would look while it is being written. */
export const previewOf = async (db: Knex, written: Unfinished): Promise<PreviewedPost> => {
  const made = await render(db, written)
  return {
    title: written.title ?? '',
    content: made.html,
    excerpt: written.excerpt || made.opening,
    ...shownPictureOf(await pictureOf(db, written)),
    ...authorOf({
      authorName: written.authorName || undefined,
      authorInitials: written.authorInitials || undefined,
    }),
    readTime: written.readTime ?? readTimeOf(made.words),
    isFeatured: written.isFeatured,
  }
}
