import type { Knex } from 'knex'
import {
  type AnswerTemplate,
  type AnswerTemplates,
  listAnswerTemplates,
  updateAnswerTemplates,
} from '#contract/contact/answerTemplates.ts'
import { type Audit, changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { assertVersion, type Context, implement, type Route } from '#server/http/implement.ts'

const table = 'answer_templates'

const templates = (db: Knex) => records<AnswerTemplates>(db, table, ['items', 'version'])

/** By title, so that the activity log shows which one was changed. */
const byTitle = (items: readonly AnswerTemplate[]): Record<string, string> =>
  Object.fromEntries(items.map(({ title, text }) => [title, text]))

/** Saved texts for answers to messages. */
export const answerTemplateRoutes = ({ audit }: { readonly audit: Audit }): Route[] => {
  const update = (db: Knex, items: AnswerTemplate[], context: Context) =>
    transact(db, async (trx): Promise<AnswerTemplates> => {
      const current = await templates(trx).forUpdate().first<AnswerTemplates>()
      assertVersion(current.version, context)
      const version = current.version + 1
      await trx(table).update(toColumns({ items, version }))
      await audit(trx, context.actor, {
        subject: 'answer_templates',
        subjectId: 'all',
        action: 'edited',
        ...changesOf(byTitle(current.items), byTitle(items)),
      })
      return { items, version }
    })
  return [
    implement(listAnswerTemplates)(async (_, { db }) => templates(db).first<AnswerTemplates>()),
    implement(updateAnswerTemplates)(({ items }, context) => update(context.db, items, context)),
  ]
}
