import type { Knex } from 'knex'
import type { MantraPage } from '#contract/mantras/public.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import { neighboursOf } from '#contract/festivals/neighbours.ts'
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
import {
  deleteForGood,
  findLastPosition,
  findForAdmin,
  listForAdmin,
  listOrder,
  listTitles,
  lockForAdmin,
  replaceLines,
  setPosition,
  updateMantra,
  type AdminRecord,
} from './adminRepository.ts'
import {
  listLines,
  listMantras,
  shelfOf,
  whereShelf,
  type LineRecord,
  type Shelf,
} from './repository.ts'
import { toMantra } from './toMantra.ts'
import { listVerses, replaceVerses, type VerseRecord } from './verseRepository.ts'
import {
  assertVerses,
  insertUnder,
  toAuditValues,
  loggedLines,
  loggedWords,
  loggedVerses,
  toFields,
  writtenOf,
  type Written,
} from './written.ts'
import { toStaffMantra, toSummary } from './toStaffMantra.ts'

type Deps = { readonly audit: Audit; readonly now: () => Date }

type Listing = Omit<StateFilter, 'now'> & ListQuery & { readonly list?: Shelf | undefined }

type Change = {
  readonly action: string
  readonly make: (
    trx: Knex.Transaction,
    known: AdminRecord,
    lines: readonly LineRecord[],
  ) => Promise<AdminRecord>
  /** Including deleted ones. */
  readonly isForDeleted?: boolean
}

const versesOf = async (db: Knex, id: string) => (await listVerses(db, [id])).get(id) ?? []

const notFound = (): AppError => new AppError('not_found', 'There is no such mantra.')

type Text = readonly [readonly LineRecord[], readonly VerseRecord[]]

const saved = (mantra: AdminRecord, text: Text, by?: string): SavedText => ({
  version: mantra.version,
  content: writtenOf(mantra, ...text),
  savedAt: mantra.updatedAt ?? mantra.createdAt,
  savedBy: by,
})

/** The mantras as the temple's editors write them. */
export const createMantraAdmin = ({ audit, now }: Deps) => {
  const at = (): string => now().toISOString()

  const show = async (db: Knex, id: string): Promise<StaffMantra> => {
    const record = await findForAdmin(db, id)
    if (!record) throw notFound()
    return toStaffMantra(record, await listLines(db, [id]), await versesOf(db, id), now())
  }

  /**
   * One change to one mantra: from the version the editor saw, with its entry in the activity log.
   */
  const change = (
    { db, ...context }: Context,
    id: string,
    { action, make, isForDeleted = false }: Change,
  ): Promise<StaffMantra> =>
    transact(db, async (trx) => {
      const known = await lockForAdmin(trx, id)
      if (!known || (known.deletedAt !== undefined && !isForDeleted)) throw notFound()
      assertVersion(known.version, { db, ...context })
      const text = async () => [await listLines(trx, [id]), await versesOf(trx, id)] as const
      const was = await text()
      const made = await make(trx, known, was[0])
      const changed = { ...made, updatedAt: at(), version: known.version + 1 }
      await updateMantra(trx, changed)
      await bumpContent(trx)
      const is = await text()
      await keepVersion(
        trx,
        { kind: 'mantra', id },
        {
          before: saved(known, was),
          after: saved(changed, is, context.actor.id),
        },
      )
      const [before, after] = [toAuditValues(known, ...was), toAuditValues(made, ...is)]
      await audit(trx, context.actor, {
        subject: 'mantra',
        subjectId: id,
        action,
        ...changesOf(before, after),
      })
      return show(trx, id)
    })

  return {
    list: async (db: Knex, { state, search, list = 'mantras', ...asked }: Listing) => {
      const { rows, next } = await listForAdmin(db, list, { state, search, now: at() }, asked)
      const counted = await countStates(db, 'mantras', at(), (query) => whereShelf(query, list))
      return { items: rows.map((row) => toSummary(row, now())), next, ...counted }
    },

    get: show,

    /** With the neighbours it would have if it were published now. */
    preview: async (db: Knex, id: string): Promise<MantraPage> => {
      const record = await findForAdmin(db, id)
      if (!record || record.deletedAt !== undefined) throw notFound()
      const shelf = shelfOf(record)
      const seen = await listMantras(db, shelf, at())
      const isSeen = new Set([...seen.map((one) => one.id), id])
      const titled = (await listTitles(db, shelf)).filter((one) => isSeen.has(one.id))
      const shown = toMantra(record, await listLines(db, [id]), await versesOf(db, id))
      return { ...shown, ...neighboursOf(titled, id) }
    },

    create: (
      db: Knex,
      { id: given, ...written }: Written & { id?: string | undefined },
      actor: Actor,
    ) =>
      transact(db, async (trx): Promise<StaffMantra> => {
        assertVerses(written)
        const id = await insertUnder(trx, given, {
          ...toFields(written),
          position: (await findLastPosition(trx)) + 1,
          audioUrl: undefined,
          audioBytes: undefined,
          audioDurationMs: undefined,
          audioIsSynthesised: undefined,
          aartiPosition: undefined,
          createdAt: at(),
          status: 'draft',
          publishAt: undefined,
          deletedAt: undefined,
          updatedAt: at(),
          version: 1,
        })
        await replaceLines(trx, id, written.lines)
        await replaceVerses(trx, id, written.verses ?? [])
        await bumpContent(trx)
        const record = await findForAdmin(trx, id)
        if (!record) throw notFound()
        const text = [await listLines(trx, [id]), await versesOf(trx, id)] as const
        await keepVersion(trx, { kind: 'mantra', id }, { after: saved(record, text, actor.id) })
        const lines = loggedLines(written.lines)
        const verses = loggedVerses(written.verses ?? [])
        await audit(trx, actor, {
          subject: 'mantra',
          subjectId: id,
          action: 'created',
          after: { ...loggedWords(written), lines, verses },
        })
        return show(trx, id)
      }),

    update: (context: Context, { id, ...written }: Written & { id: string }) =>
      change(context, id, {
        action: 'edited',
        make: async (trx, known) => {
          assertVerses({ verses: await versesOf(trx, id), ...written })
          await replaceLines(trx, id, written.lines)
          if (written.verses) await replaceVerses(trx, id, written.verses)
          return { ...known, ...toFields(written) }
        },
      }),

    time: (context: Context, { id, starts }: { id: string; starts: readonly (number | null)[] }) =>
      change(context, id, {
        action: 'timed',
        make: async (trx, known, lines) => {
          if (starts.length !== lines.length) {
            const detail = `This mantra has ${lines.length} lines`
            throw new AppError('invalid_input', undefined, [{ pointer: '#/starts', detail }])
          }
          const timed = lines.map(({ text, verse }, index) => {
            const startMs = starts[index] ?? undefined
            return { text, verse, startMs }
          })
          await replaceLines(trx, id, timed)
          return known
        },
      }),

    publish: (context: Context, { id, ...wanted }: Wanted & { id: string }) =>
      change(context, id, {
        action: wanted.status === 'draft' ? 'withdrawn' : wanted.status,
        make: async (_, known) => ({ ...known, ...publishingOf(known, wanted, now()) }),
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

    /** Adds or removes its recording; `keepTimings` if the lines begin at the same times. */
    setAudio: (
      context: Context,
      id: string,
      audio: { url: string; bytes: number; durationMs: number; isSynthesised: boolean } | undefined,
      keepTimings = false,
    ) =>
      change(context, id, {
        action: audio ? 'audio_set' : 'audio_removed',
        make: async (trx, known, lines) => {
          const timed = lines.map(({ text, verse, startMs }) => {
            const isKept =
              keepTimings && startMs !== undefined && startMs < (audio?.durationMs ?? 0)
            return { text, verse, startMs: isKept ? startMs : undefined }
          })
          await replaceLines(trx, id, timed)
          return {
            ...known,
            audioUrl: audio?.url,
            audioBytes: audio?.bytes,
            audioDurationMs: audio?.durationMs,
            audioIsSynthesised: audio?.isSynthesised,
          }
        },
      }),

    reorder: (db: Knex, ids: readonly string[], actor: Actor, shelf: Shelf = 'mantras') =>
      transact(db, async (trx): Promise<string[]> => {
        const before = await listOrder(trx, shelf)
        const isSame = [...ids].toSorted().join('\n') === [...before].toSorted().join('\n')
        if (!isSame) throw new AppError('changed_meanwhile')
        for (const [index, id] of ids.entries()) await setPosition(trx, id, index + 1)
        await bumpContent(trx)
        await audit(trx, actor, {
          subject: 'mantra',
          subjectId: 'order',
          action: 'reordered',
          before: { ids: before },
          after: { ids },
        })
        return listOrder(trx, shelf)
      }),

    /** Once a day: removes what was deleted long ago. */
    forgetDeleted: (db: Knex): Promise<number> => deleteForGood(db, forgottenBefore(now())),
  }
}

export type MantraAdmin = ReturnType<typeof createMantraAdmin>
