import type { Knex } from 'knex'
import type { AuditValues } from '#contract/audit/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { createContent, type Change, type ContentDeps, type ContentKind } from './content.ts'
import type { DonePublication, Publications } from '#contract/writing/publicationsAdmin.ts'
import { inBatch } from '#server/admin/inBatch.ts'
import {
  forgottenBefore,
  publishingOf,
  statusAt,
  type Published,
  type Publishing,
  type PublicationInput,
} from './publishing.ts'

/** A kind of content that is drafted, scheduled, published, deleted and restored. */
type PublishedKind<R extends Published, Shown> = ContentKind<R, Shown> & {
  /** What else changes in it when it is published, scheduled or withdrawn. */
  readonly onPublish?: (current: R, publishing: Publishing) => Partial<R>
  /** Those that are kept for longer than others can be restored until they are gone. */
  readonly canRestoreLate?: boolean
  /** Removes what was deleted before that time; returns how many. */
  readonly deleteForGood: (trx: Knex, before: string) => Promise<number>
}

/** What a new record has. */
export const newDraft = (now: Date) => {
  const at = now.toISOString()
  return {
    status: 'draft',
    publishAt: undefined,
    deletedAt: undefined,
    createdAt: at,
    updatedAt: at,
    version: 1,
  } as const
}

const loggedStateOf = ({ status, publishAt, deletedAt }: Published): AuditValues => ({
  status,
  publishAt: publishAt ?? null,
  isDeleted: deletedAt !== undefined,
})

/** Content of one kind, from its first draft until it is deleted for good. */
export const createPublished = <R extends Published, Shown>(
  kind: PublishedKind<R, Shown>,
  deps: ContentDeps,
) => {
  const { now } = deps
  const toAuditValues = (record: R): AuditValues => ({
    ...kind.toAuditValues(record),
    ...loggedStateOf(record),
  })
  const content = createContent({ ...kind, toAuditValues }, deps)

  const assertOpen = ({ deletedAt, version }: R, context: Context): void => {
    if (deletedAt !== undefined) throw content.notFound()
    assertVersion(version, context)
  }

  const change = (context: Context, id: string, requested: Change<R>): Promise<Shown> =>
    content.change(context, id, { assertOpen, ...requested })

  const publish = (
    context: Context,
    id: string,
    input: PublicationInput,
    { since, onCurrent }: { since?: string | undefined; onCurrent?: (current: R) => void } = {},
  ): Promise<Shown> =>
    change(context, id, {
      action: input.status === 'draft' ? 'withdrawn' : input.status,
      make: (current) => {
        onCurrent?.(current)
        const publishing = publishingOf(current, input, now())
        const wasPublic = since !== undefined && since <= now().toISOString()
        return {
          ...current,
          ...publishing,
          ...kind.onPublish?.(current, publishing),
          ...(wasPublic && { publishAt: since }),
        }
      },
    })

  return {
    ...content,
    change,

    /** Refuses what a change would refuse, before something slow is done for it. */
    assertChangeable: async (context: Context, id: string): Promise<void> =>
      assertOpen(await content.find(context.db, id), context),

    publish: (context: Context, { id, ...input }: PublicationInput & { id: string }) =>
      publish(context, id, input),

    /** Each from its own version; what is so already is left out. */
    publishMany: (context: Context, { status, items }: Publications) =>
      inBatch(
        items,
        ({ id }) => id,
        async ({ id, version, since }): Promise<DonePublication> => {
          let before: R | undefined
          const onCurrent = (current: R) => {
            if (statusAt(current, now()) === status) throw new AppError('wrong_status')
            before = current
          }
          await publish({ ...context, ifMatch: version }, id, { status }, { since, onCurrent })
          const wasSince = status === 'draft' ? before?.publishAt : undefined
          return { id, version: version + 1, ...(wasSince !== undefined && { since: wasSince }) }
        },
      ),

    remove: (context: Context, id: string) =>
      change(context, id, {
        action: 'deleted',
        make: (current) => ({ ...current, deletedAt: now().toISOString() }),
      }),

    restore: (context: Context, id: string) =>
      content.change(context, id, {
        action: 'restored',
        make: (current) => {
          const { deletedAt } = current
          if (deletedAt === undefined) throw new AppError('wrong_status', 'It is not deleted.')
          const isForgotten = deletedAt < forgottenBefore(now())
          if (isForgotten && !kind.canRestoreLate) throw content.notFound()
          return { ...current, deletedAt: undefined }
        },
      }),

    /** Once a day: what was deleted long ago. */
    forgetDeleted: (db: Knex): Promise<number> =>
      transact(db, (trx) => kind.deleteForGood(trx, forgottenBefore(now()))),
  }
}
