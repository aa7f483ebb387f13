import type { Knex } from 'knex'
import type { AuditSubject, AuditValues } from '#contract/audit/admin.ts'
import type { TextKind } from '#contract/writing/admin.ts'
import { changesOf, type Audit } from '#server/admin/audit.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { assertVersion, type Actor, type Context } from '#server/http/implement.ts'
import { keepVersion, type SavedText } from './earlierVersions.ts'

type Versioned = { readonly version: number; readonly updatedAt: string }

/** A kind of content that staff write: how it is stored, logged and shown. */
export type ContentKind<R extends Versioned, Shown> = {
  /** What it is called, in the activity log and where there is none. */
  readonly subject: AuditSubject
  readonly find: (db: Knex, id: string) => Promise<R | undefined>
  /** Locked until the end of the transaction. */
  readonly lock: (trx: Knex, id: string) => Promise<R | undefined>
  readonly save: (
    trx: Knex,
    changed: R,
    by: { readonly current: R; readonly actor: Actor },
  ) => Promise<void>
  readonly toAuditValues: (record: R) => AuditValues
  /** Its text as staff write it, if earlier versions are kept. */
  readonly versions?: {
    readonly kind: TextKind
    readonly textOf: (record: R) => SavedText['content']
  }
  readonly show: (db: Knex, record: R) => Shown | Promise<Shown>
  /** Visitors see nothing of it. */
  readonly isInternal?: boolean
}

export type Change<R> = {
  /** In the activity log, in one word. */
  readonly action: string
  /** Refuses what cannot be changed. By default, what has changed since the caller saw it. */
  readonly assertOpen?: (current: R, context: Context) => void
  readonly make: (current: R, trx: Knex.Transaction) => R | Promise<R>
}

type Addition = {
  /** Returns the new record's id. */
  readonly insert: (trx: Knex.Transaction) => Promise<string>
  /** What is logged, unless it is everything. */
  readonly after?: AuditValues
}

export type ContentDeps = { readonly audit: Audit; readonly now: () => Date }

const assertSeen = ({ version }: Versioned, context: Context): void =>
  assertVersion(version, context)

/** Reads, adds and changes content of one kind, always with an entry in the activity log. */
export const createContent = <R extends Versioned, Shown>(
  kind: ContentKind<R, Shown>,
  { audit, now }: ContentDeps,
) => {
  const { subject, find, lock, save, toAuditValues, versions, show, isInternal } = kind

  const notFound = (): AppError => new AppError('not_found', `There is no such ${subject}.`)

  const findOne = async (db: Knex, id: string): Promise<R> => {
    const record = await find(db, id)
    if (!record) throw notFound()
    return record
  }

  /** Keeps a text as it is saved, if its kind keeps versions. */
  const keep = async (
    trx: Knex,
    id: string,
    { current, saved, actor }: { readonly current?: R; readonly saved: R; readonly actor: Actor },
  ): Promise<void> => {
    if (!versions) return
    const { textOf } = versions
    const versionOf = (record: R, savedBy?: string): SavedText => ({
      version: record.version,
      content: textOf(record),
      savedAt: record.updatedAt,
      savedBy,
    })
    const pair = { before: current && versionOf(current), after: versionOf(saved, actor.id) }
    await keepVersion(trx, { kind: versions.kind, id }, pair)
  }

  return {
    notFound,
    find: findOne,

    get: async (db: Knex, id: string): Promise<Shown> => show(db, await findOne(db, id)),

    add: (db: Knex, actor: Actor, { insert, after }: Addition): Promise<Shown> =>
      transact(db, async (trx) => {
        const id = await insert(trx)
        const saved = await findOne(trx, id)
        await keep(trx, id, { saved, actor })
        if (!isInternal) await bumpContent(trx)
        const values = after ?? toAuditValues(saved)
        await audit(trx, actor, { subject, subjectId: id, action: 'created', after: values })
        return show(trx, saved)
      }),

    change: (
      context: Context,
      id: string,
      { action, assertOpen = assertSeen, make }: Change<R>,
    ): Promise<Shown> =>
      transact(context.db, async (trx) => {
        const { actor } = context
        const current = await lock(trx, id)
        if (!current) throw notFound()
        assertOpen(current, context)
        const made = await make(current, trx)
        const stamp = { version: current.version + 1, updatedAt: now().toISOString() }
        await save(trx, { ...made, ...stamp }, { current, actor })
        const saved = await findOne(trx, id)
        await keep(trx, id, { current, saved, actor })
        if (!isInternal) await bumpContent(trx)
        const changes = changesOf(toAuditValues(current), toAuditValues(saved))
        await audit(trx, actor, { subject, subjectId: id, action, ...changes })
        return show(trx, saved)
      }),
  }
}
