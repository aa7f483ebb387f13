import type { Knex } from 'knex'
import { offered, type Language } from '#contract/languages.ts'

/** An article that a newsletter ends with, as it was when that was sent. */
export type LinkedPost = {
  readonly title: string
  readonly slug: string
  readonly excerpt: string
}

/** An article as staff may choose it; in a language, as far as it is translated. */
export type FindPost = (
  db: Knex,
  id: string,
  language?: Language,
) => Promise<(LinkedPost & { readonly id: string; readonly isPublic: boolean }) | undefined>

/**
 * For a reader of a language: title and excerpt are translated where the article still has those that
 * were sent.
 */
export const postFor = async (
  db: Knex,
  sent: LinkedPost,
  { findPost, id, language }: { findPost: FindPost; id: string; language: Language },
): Promise<LinkedPost> => {
  const to = offered(language)
  if (to === 'en') return sent
  const english = await findPost(db, id)
  const own = await findPost(db, id, to)
  const isSame = (field: 'title' | 'excerpt') => english?.[field] === sent[field]
  return {
    ...sent,
    ...(own && isSame('title') && { title: own.title }),
    ...(own && isSame('excerpt') && { excerpt: own.excerpt }),
  }
}
