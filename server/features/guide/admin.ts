import type { Knex } from 'knex'
import { reservedRiteIds, type NewRite, type StaffRite } from '#contract/guide/admin.ts'
import type { Rite } from '#contract/guide/public.ts'
import type { ListQuery } from '#server/db/paging.ts'
import type { Actor, Context } from '#server/http/implement.ts'
import type { ContentDeps } from '#server/publishing/content.ts'
import { createPublished, newDraft } from '#server/publishing/published.ts'
import { createReorder } from '#server/publishing/reorder.ts'
import { takeId } from '#server/publishing/slug.ts'
import { countStates, type StateFilter } from '#server/publishing/states.ts'
import {
  deleteForGood,
  findLastPosition,
  listForAdmin,
  listOrder,
  setPosition,
} from './adminRepository.ts'
import { inputOf, toAuditValues, toFields, type RiteInput } from './input.ts'
import { find, insertNew, lock, update, type RiteRecord } from './repository.ts'
import type { Rites } from './service.ts'
import { toStaffRite, toSummary } from './toStaffRite.ts'

type Deps = ContentDeps & { readonly rites: Pick<Rites, 'show'> }

/** The rites as the temple's editors write them. */
export const createRiteAdmin = ({ rites: { show }, ...deps }: Deps) => {
  const { now } = deps
  const reorder = createReorder(deps)

  const rites = createPublished(
    {
      subject: 'rite',
      find,
      lock,
      save: update,
      toAuditValues,
      versions: { kind: 'rite', textOf: inputOf },
      show: (_, rite: RiteRecord): StaffRite => toStaffRite(rite, now()),
      deleteForGood,
    },
    deps,
  )

  return {
    ...rites,

    list: async (db: Knex, { state, search, ...page }: Omit<StateFilter, 'now'> & ListQuery) => {
      const at = now().toISOString()
      const { rows, next } = await listForAdmin(db, { state, search, now: at }, page)
      const counted = await countStates(db, 'rites', at)
      return { items: rows.map((row) => toSummary(row, now())), next, ...counted }
    },

    preview: async (db: Knex, id: string): Promise<Rite> => {
      const rite = await rites.find(db, id)
      if (rite.deletedAt !== undefined) throw rites.notFound()
      return show(db, rite, 'en')
    },

    create: (db: Knex, { id: chosen, ...input }: NewRite, actor: Actor): Promise<StaffRite> =>
      rites.add(db, actor, {
        insert: async (trx) => {
          const position = (await findLastPosition(trx)) + 1
          const fresh = { ...toFields(input), ...newDraft(now()), position }
          return takeId(
            { title: input.title, kind: 'rite', reserved: reservedRiteIds, chosen },
            (free) => insertNew(trx, { ...fresh, id: free }),
          )
        },
      }),

    update: (context: Context, { id, ...input }: RiteInput & { id: string }) =>
      rites.change(context, id, {
        action: 'edited',
        make: (current) => ({ ...current, ...toFields(input, current.steps) }),
      }),

    reorder: (db: Knex, ids: readonly string[], actor: Actor) =>
      reorder(db, { subject: 'rite', list: listOrder, setPosition }, ids, actor),
  }
}

export type RiteAdmin = ReturnType<typeof createRiteAdmin>
