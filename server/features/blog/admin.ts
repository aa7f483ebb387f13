import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { StaffPost } from '#contract/blog/admin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { keepVersion, type SavedText } from '#server/publishing/earlierVersions.ts'
import {
  forgottenBefore,
  publishingOf,
  restored,
  type Wanted,
} from '#server/publishing/publishing.ts'
import { deleteForGood, listForAdmin } from './adminRepository.ts'
import { previewOf } from './preview.ts'
import { findPost, insertPost, lockPost, updatePost, type PostRecord } from './repository.ts'
import { forgetSlug, giveSlug, listSlugs } from './slugRepository.ts'
import { newSlug, takeGivenSlug } from './slugs.ts'
import { toStaffPost, toSummary } from './toPost.ts'
import { toAuditValues, toFields, writtenOf, type Written } from './written.ts'

type Deps = { readonly audit: Audit; readonly now: () => Date }

type Change = {
  readonly action: string
  readonly make: (trx: Knex.Transaction, known: PostRecord) => Promise<PostRecord>
  /** Including deleted ones. */
  readonly isForDeleted?: boolean
}

const notFound = (): AppError => new AppError('not_found', 'There is no such post.')

/** An address stays remembered once its post was public; not if it was only scheduled. */
const firstPublicOf = (
  known: PostRecord,
  publishAt: string | undefined,
  at: string,
): string | undefined =>
  known.firstPublicAt !== undefined && known.firstPublicAt <= at ? known.firstPublicAt : publishAt

const saved = (post: PostRecord, by?: string): SavedText => ({
  version: post.version,
  content: writtenOf(post),
  savedAt: post.updatedAt,
  savedBy: by,
})

/** The posts as the temple's editors write them. */
export const createPostAdmin = ({ audit, now }: Deps) => {
  const at = (): string => now().toISOString()

  const show = async (db: Knex, id: string): Promise<StaffPost> => {
    const record = await findPost(db, id)
    if (!record) throw notFound()
    return toStaffPost(record, await listSlugs(db, id), now())
  }

  /**
   * One change to one post: from the version the editor saw, with its entry in the activity log.
   */
  const change = (
    { db, ...context }: Context,
    id: string,
    { action, make, isForDeleted = false }: Change,
  ): Promise<StaffPost> =>
    transact(db, async (trx) => {
      const known = await lockPost(trx, id)
      if (!known || (known.deletedAt !== undefined && !isForDeleted)) throw notFound()
      assertVersion(known.version, { db, ...context })
      const made = await make(trx, known)
      const changed = { ...made, updatedAt: at(), version: known.version + 1 }
      await updatePost(trx, changed)
      await keepVersion(
        trx,
        { kind: 'post', id },
        {
          before: saved(known),
          after: saved(changed, context.actor.id),
        },
      )
      await bumpContent(trx)
      await audit(trx, context.actor, {
        subject: 'post',
        subjectId: id,
        action,
        ...changesOf(toAuditValues(known), toAuditValues(made)),
      })
      return show(trx, id)
    })

  /**
   * A new address leads to the post as well; the address of a post nobody could see is forgotten.
   */
  const moveTo = async (trx: Knex.Transaction, known: PostRecord, slug: string): Promise<void> => {
    if (slug === known.slug) return
    await takeGivenSlug(trx, slug, known.id)
    const wasPublic = known.firstPublicAt !== undefined && known.firstPublicAt <= at()
    if (!wasPublic) await forgetSlug(trx, known.slug)
  }

  return {
    list: async (db: Knex, { state, search, ...asked }: Omit<StateFilter, 'now'> & ListQuery) => {
      const { rows, next } = await listForAdmin(db, { state, search, now: at() }, asked)
      const counted = await countStates(db, 'blog_posts', at())
      return { items: rows.map((row) => toSummary(row, now())), next, ...counted }
    },

    get: show,

    preview: previewOf,

    create: async (
      db: Knex,
      { slug: given, ...written }: Written & { slug?: string | undefined },
      actor: Actor,
    ): Promise<StaffPost> => {
      const words = await toFields(db, written)
      return transact(db, async (trx) => {
        const id = randomUUIDv7()
        const post = {
          ...words,
          id,
          status: 'draft',
          publishAt: undefined,
          firstPublicAt: undefined,
          deletedAt: undefined,
          createdAt: at(),
          updatedAt: at(),
          version: 1,
        } as const
        const slug = await newSlug(trx, given, written.title)
        await insertPost(trx, { ...post, slug })
        await giveSlug(trx, slug, id)
        const after = saved({ ...post, slug }, actor.id)
        await keepVersion(trx, { kind: 'post', id }, { after })
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'post',
          subjectId: id,
          action: 'created',
          after: toAuditValues({ ...post, slug }),
        })
        return show(trx, id)
      })
    },

    update: async (
      context: Context,
      { id, slug, ...written }: Written & { id: string; slug: string },
    ): Promise<StaffPost> => {
      const known = await findPost(context.db, id)
      if (!known || known.deletedAt !== undefined) throw notFound()
      // Refused before the text is rendered, which takes longer than everything else here.
      assertVersion(known.version, context)
      const words = await toFields(context.db, written)
      return change(context, id, {
        action: 'edited',
        make: async (trx, locked) => {
          await moveTo(trx, locked, slug)
          return { ...locked, ...words, slug }
        },
      })
    },

    publish: (context: Context, { id, ...wanted }: Wanted & { id: string }) =>
      change(context, id, {
        action: wanted.status === 'draft' ? 'withdrawn' : wanted.status,
        make: async (_, known) => {
          const publishing = publishingOf(known, wanted, now())
          const firstPublicAt = firstPublicOf(known, publishing.publishAt, at())
          return { ...known, ...publishing, firstPublicAt }
        },
      }),

    remove: (context: Context, id: string) =>
      change(context, id, {
        action: 'deleted',
        make: async (_, known) => ({ ...known, deletedAt: at() }),
      }),

    restore: (context: Context, id: string) =>
      change(context, id, {
        action: 'restored',
        isForDeleted: true,
        make: async (_, known) => restored(known, now(), notFound),
      }),

    /** Once a day: posts deleted long ago are removed; only their addresses are remembered. */
    forgetDeleted: (db: Knex): Promise<number> =>
      transact(db, (trx) => deleteForGood(trx, forgottenBefore(now()))),
  }
}

export type PostAdmin = ReturnType<typeof createPostAdmin>
