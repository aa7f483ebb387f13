import {
  deleteView,
  listViews,
  mostViews,
  saveView,
  type SavedView,
} from '#contract/views/admin.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Feature } from '#server/feature.ts'
import { type Context, implement } from '#server/http/implement.ts'
import * as repository from './repository.ts'

type OfList = { readonly list: string }

const ownOf = ({ actor }: Context, { list }: OfList) => ({ userId: actor.id, list })

const save = async (context: Context, { list, ...view }: SavedView & OfList) => {
  const own = ownOf(context, { list })
  return transact(context.db, async (trx) => {
    await repository.upsertView(trx, own, view)
    const views = await repository.listViews(trx, own)
    if (views.length > mostViews) {
      const detail = `There are ${mostViews} saved views. Please delete one first`
      throw new AppError('invalid_input', undefined, [{ pointer: '#/name', detail }])
    }
    return { views }
  })
}

/** Filters that members of staff saved under a name, for themselves. */
export const openViews = () =>
  ({
    routes: [
      implement(listViews)(async (input, context) => ({
        views: await repository.listViews(context.db, ownOf(context, input)),
      })),
      implement(saveView)((input, context) => save(context, input)),
      implement(deleteView)(async ({ name, list }, context) => {
        const own = ownOf(context, { list })
        await repository.deleteView(context.db, own, name)
        return { views: await repository.listViews(context.db, own) }
      }),
    ],
  }) satisfies Feature
