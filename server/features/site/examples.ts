import type { Knex } from 'knex'
import type { Examples } from '#contract/site/setUpAdmin.ts'
import { listExamples } from '#server/db/seed/examples.ts'
import type { Shared } from '#server/feature.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'

type Remove = (context: Context, id: string) => Promise<{ readonly version: number }>

type Deps = Pick<Shared, 'audit'> & {
  readonly removeProduct: Remove
  readonly removePost: Remove
}

/** What a new temple was given to look at, as long as nobody has edited it. */
export const createExamples = ({ audit, removeProduct, removePost }: Deps) => {
  const count = async (db: Knex): Promise<Examples> => {
    const { products, articles } = await listExamples(db)
    return { products: products.length, articles: articles.length }
  }

  /** One that somebody edits at this very moment stays: it is theirs now. */
  const removeAll = async (
    context: Context,
    examples: readonly { readonly id: string; readonly version: number }[],
    remove: Remove,
  ): Promise<number> => {
    let removed = 0
    for (const { id, version } of examples) {
      try {
        await remove({ ...context, ifMatch: version }, id)
        removed += 1
      } catch (error) {
        const isOvertaken =
          error instanceof AppError && ['changed_meanwhile', 'not_found'].includes(error.code)
        if (!isOvertaken) throw error
      }
    }
    return removed
  }

  return {
    count,

    remove: async (
      context: Context,
      wanted: Readonly<Record<keyof Examples, boolean>>,
    ): Promise<Examples> => {
      const { products, articles } = await listExamples(context.db)
      const removed = {
        products: await removeAll(context, wanted.products ? products : [], removeProduct),
        articles: await removeAll(context, wanted.articles ? articles : [], removePost),
      }
      if (removed.products + removed.articles > 0)
        await audit(context.db, context.actor, {
          subject: 'site',
          subjectId: 'site',
          action: 'examples_removed',
          after: removed,
        })
      return removed
    },
  }
}

export type ExamplesService = ReturnType<typeof createExamples>
