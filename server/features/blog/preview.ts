import type { Knex } from 'knex'
import type { PreviewedPost } from '#contract/blog/admin.ts'
import { authorOf, shownPictureOf } from './toPost.ts'
import { pictureOf, readTimeOf, render, type PostInput } from './input.ts'

type Unfinished = Omit<PostInput, 'title'> & { readonly title?: string | undefined }

/** How a post's page would look while it is being written. */
export const previewOf = async (db: Knex, draft: Unfinished): Promise<PreviewedPost> => {
  const made = await render(db, draft)
  return {
    title: draft.title ?? '',
    content: made.html,
    excerpt: draft.excerpt || made.opening,
    ...shownPictureOf(await pictureOf(db, draft)),
    ...authorOf({
      authorName: draft.authorName || undefined,
      authorInitials: draft.authorInitials || undefined,
    }),
    readTime: draft.readTime ?? readTimeOf(made.words),
    isFeatured: draft.isFeatured,
  }
}
