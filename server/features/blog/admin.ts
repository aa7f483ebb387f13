import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { NewPost, StaffPost, StaffPostSummary } from '#contract/blog/admin.ts'
import { listExamples } from '#server/db/seed/examples.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import type { ContentDeps } from '#server/publishing/content.ts'
import { createPublished, newDraft } from '#server/publishing/published.ts'
import { deleteForGood, listForAdmin } from './adminRepository.ts'
import { previewOf } from './preview.ts'
import { findPost, insertPost, lockPost, updatePost, type PostRecord } from './repository.ts'
import { forgetSlug, giveSlug, listSlugs } from './slugRepository.ts'
import { newSlug, takeChosenSlug } from './slugs.ts'
import { toStaffPost, toSummary } from './toPost.ts'
import { toAuditValues, toFields, inputOf, type PostInput } from './input.ts'

/** An address stays remembered once its post was public; not if it was only scheduled. */
const firstPublicOf = (
  current: PostRecord,
  publishAt: string | undefined,
  at: string,
): string | undefined =>
  current.firstPublicAt !== undefined && current.firstPublicAt <= at
    ? current.firstPublicAt
    : publishAt

/** The posts as the temple's editors write them. */
export const createPostAdmin = (deps: ContentDeps) => {
  const { now } = deps
  const at = (): string => now().toISOString()

  const posts = createPublished(
    {
      subject: 'post',
      find: findPost,
      lock: lockPost,
      save: updatePost,
      toAuditValues,
      versions: { kind: 'post', textOf: inputOf },
      show: async (db: Knex, record: PostRecord): Promise<StaffPost> =>
        toStaffPost(record, await listSlugs(db, record.id), now()),
      onPublish: (current, { publishAt }) => ({
        firstPublicAt: firstPublicOf(current, publishAt, at()),
      }),
      deleteForGood,
    },
    deps,
  )

  /**
   * A new address leads to the post as well; the address of a post nobody could see is forgotten.
   */
  const moveTo = async (
    trx: Knex.Transaction,
    current: PostRecord,
    slug: string,
  ): Promise<void> => {
    if (slug === current.slug) return
    await takeChosenSlug(trx, slug, current.id)
    const wasPublic = current.firstPublicAt !== undefined && current.firstPublicAt <= at()
    if (!wasPublic) await forgetSlug(trx, current.slug)
  }

  return {
    ...posts,

    list: async (db: Knex, { state, search, ...page }: Omit<StateFilter, 'now'> & ListQuery) => {
      const { rows, next } = await listForAdmin(db, { state, search, now: at() }, page)
      const counted = await countStates(db, 'blog_posts', at())
      const examples = new Set((await listExamples(db)).articles.map(({ id }) => id))
      const items: StaffPostSummary[] = rows.map((row) => ({
        ...toSummary(row, now()),
        ...(examples.has(row.id) && { isExample: true }),
      }))
      return { items, next, ...counted }
    },

    preview: previewOf,

    create: async (
      db: Knex,
      { slug: requested, ...input }: NewPost,
      actor: Actor,
    ): Promise<StaffPost> => {
      const words = await toFields(db, input)
      return posts.add(db, actor, {
        insert: async (trx) => {
          const id = randomUUIDv7()
          const slug = await newSlug(trx, requested, input.title)
          await insertPost(trx, { ...words, ...newDraft(now()), id, slug })
          await giveSlug(trx, slug, id)
          return id
        },
      })
    },

    update: async (
      context: Context,
      { id, slug, ...input }: PostInput & { id: string; slug: string },
    ): Promise<StaffPost> => {
      // Rendering the text takes longer than everything else here.
      await posts.assertChangeable(context, id)
      const words = await toFields(context.db, input)
      return posts.change(context, id, {
        action: 'edited',
        make: async (current, trx) => {
          await moveTo(trx, current, slug)
          return { ...current, ...words, slug }
        },
      })
    },
  }
}

export type PostAdmin = ReturnType<typeof createPostAdmin>
