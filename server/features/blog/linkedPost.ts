import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { statusAt } from '#server/publishing/publishing.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { findPost } from './repository.ts'

/** A post as other texts may link to it, such as a newsletter; in a language, as far as it is translated. */
export const findLinkedPost =
  (now: () => Date) =>
  async (db: Knex, id: string, language: Language = 'en') => {
    const found = await findPost(db, id)
    if (!found || found.deletedAt !== undefined) return undefined
    const post = await oneInLanguage(db, found, { kind: 'post', language, idOf: () => id })
    return {
      id: post.id,
      title: post.title,
      slug: post.slug,
      excerpt: post.excerpt ?? post.madeExcerpt,
      isPublic: statusAt(post, now()) === 'published',
    }
  }
