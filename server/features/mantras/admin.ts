import type { Knex } from 'knex'
import type { MantraPage } from '#contract/mantras/public.ts'
import type { NewMantra, StaffMantra } from '#contract/mantras/admin.ts'
import { neighboursOf } from '#contract/festivals/neighbours.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import type { ContentDeps } from '#server/publishing/content.ts'
import { createPublished, newDraft } from '#server/publishing/published.ts'
import { createReorder } from '#server/publishing/reorder.ts'
import { takeId } from '#server/publishing/slug.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import {
  deleteForGood,
  findLastPosition,
  insertMantra,
  listForAdmin,
  listOrder,
  listTitles,
  replaceLines,
  setPosition,
} from './adminRepository.ts'
import { listMantras, shelfOf, whereShelf, type Shelf } from './repository.ts'
import { toMantra } from './toMantra.ts'
import { toStaffMantra, toSummary } from './toStaffMantra.ts'
import { replaceVerses } from './verseRepository.ts'
import { findWhole, lockWhole, saveWhole, type WholeMantra } from './wholeMantra.ts'
import {
  assertVerses,
  toAuditValues,
  toFields,
  toFirstAuditValues,
  inputOf,
  type MantraInput,
} from './input.ts'

type Listing = Omit<StateFilter, 'now'> & ListQuery & { readonly list?: Shelf | undefined }

/** Words that the mantras' own addresses use. */
const reserved = ['featured', 'previews', 'order', 'aarti', 'aartis']

/** The mantras as the temple's editors write them. */
export const createMantraAdmin = (deps: ContentDeps) => {
  const { now } = deps
  const reorder = createReorder(deps)
  const at = (): string => now().toISOString()

  const mantras = createPublished(
    {
      subject: 'mantra',
      find: findWhole,
      lock: lockWhole,
      save: saveWhole,
      toAuditValues,
      versions: { kind: 'mantra', textOf: inputOf },
      show: (_, mantra: WholeMantra): StaffMantra => toStaffMantra(mantra, now()),
      deleteForGood,
    },
    deps,
  )

  return {
    ...mantras,

    list: async (db: Knex, { state, search, list = 'mantras', ...page }: Listing) => {
      const { rows, next } = await listForAdmin(db, list, { state, search, now: at() }, page)
      const counted = await countStates(db, 'mantras', at(), (query) => whereShelf(query, list))
      return { items: rows.map((row) => toSummary(row, now())), next, ...counted }
    },

    /** With the neighbours it would have if it were published now. */
    preview: async (db: Knex, id: string): Promise<MantraPage> => {
      const mantra = await mantras.find(db, id)
      if (mantra.deletedAt !== undefined) throw mantras.notFound()
      const shelf = shelfOf(mantra)
      const seen = await listMantras(db, shelf, at())
      const isSeen = new Set([...seen.map((one) => one.id), id])
      const titled = (await listTitles(db, shelf)).filter((one) => isSeen.has(one.id))
      return { ...toMantra(mantra, mantra.lines, mantra.verses), ...neighboursOf(titled, id) }
    },

    create: (db: Knex, { id: chosen, ...input }: NewMantra, actor: Actor): Promise<StaffMantra> =>
      mantras.add(db, actor, {
        insert: async (trx) => {
          assertVerses(input)
          const position = (await findLastPosition(trx)) + 1
          const fresh = { ...toFields(input), ...newDraft(now()), position }
          const id = await takeId(
            { title: input.title, kind: 'mantra', reserved, chosen },
            (free) => insertMantra(trx, { ...fresh, id: free }),
          )
          await replaceLines(trx, id, input.lines)
          await replaceVerses(trx, id, input.verses ?? [])
          return id
        },
        after: toFirstAuditValues(input),
      }),

    update: (context: Context, { id, ...input }: MantraInput & { id: string }) =>
      mantras.change(context, id, {
        action: 'edited',
        make: (current) => {
          const { lines, verses = current.verses } = input
          assertVerses({ lines, verses })
          return { ...current, ...toFields(input), lines, verses }
        },
      }),

    time: (context: Context, { id, starts }: { id: string; starts: readonly (number | null)[] }) =>
      mantras.change(context, id, {
        action: 'timed',
        make: (current) => {
          const { lines } = current
          if (starts.length !== lines.length) {
            const detail = `This mantra has ${lines.length} lines`
            throw new AppError('invalid_input', undefined, [{ pointer: '#/starts', detail }])
          }
          const timed = lines.map(({ text, verse }, index) => {
            const startMs = starts[index] ?? undefined
            return { text, verse, startMs }
          })
          return { ...current, lines: timed }
        },
      }),

    /** Adds or removes its recording; `keepTimings` if the lines begin at the same times. */
    setAudio: (
      context: Context,
      id: string,
      audio: { url: string; bytes: number; durationMs: number; isSynthesised: boolean } | undefined,
      keepTimings = false,
    ) =>
      mantras.change(context, id, {
        action: audio ? 'audio_set' : 'audio_removed',
        make: (current) => {
          const lines = current.lines.map(({ text, verse, startMs }) => {
            const keepsTiming =
              keepTimings && startMs !== undefined && startMs < (audio?.durationMs ?? 0)
            return { text, verse, startMs: keepsTiming ? startMs : undefined }
          })
          return {
            ...current,
            lines,
            audioUrl: audio?.url,
            audioBytes: audio?.bytes,
            audioDurationMs: audio?.durationMs,
            audioIsSynthesised: audio?.isSynthesised,
          }
        },
      }),

    reorder: (db: Knex, ids: readonly string[], actor: Actor, shelf: Shelf = 'mantras') =>
      reorder(
        db,
        { subject: 'mantra', list: (on) => listOrder(on, shelf), setPosition },
        ids,
        actor,
      ),
  }
}

export type MantraAdmin = ReturnType<typeof createMantraAdmin>
