import type { Knex } from 'knex'
import {
  type AnswerTemplate,
  type AnswerTemplates,
  listAnswerTemplates,
  updateAnswerTemplates,
} from '#contract/contact/answerTemplates.ts'
import { type Audit, changesOf } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import { assertVersion, type Context, implement, type Route } from '#server/http/implement.ts'

type Row = { items: string; version: number }

const table = 'answer_templates'

const toTemplates = ({ items, version }: Row): AnswerTemplates => ({
  items: JSON.parse(items),
  version,
})

/** By title, so that the activity log shows which one was changed. */
const byTitle = (items: readonly AnswerTemplate[]): Record<string, string> =>
  Object.fromEntries(items.map(({ title, text }) => [title, text]))

/** Saved texts for answers to messages. */
export const answerTemplateRoutes = ({ audit }: { readonly audit: Audit }): Route[] => {
  const update = (db: Knex, items: AnswerTemplate[], context: Context) =>
    transact(db, async (trx): Promise<AnswerTemplates> => {
      const known = toTemplates(await trx<Row>(table).forUpdate().first('items', 'version'))
      assertVersion(known.version, context)
      const version = known.version + 1
      await trx(table).update({ items: JSON.stringify(items), version })
      await audit(trx, context.actor, {
        subject: 'answer_templates',
        subjectId: 'all',
        action: 'edited',
        ...changesOf(byTitle(known.items), byTitle(items)),
      })
      return { items, version }
    })
  return [
    implement(listAnswerTemplates)(async (_, { db }) =>
      toTemplates(await db<Row>(table).first('items', 'version')),
    ),
    implement(updateAnswerTemplates)(({ items }, context) => update(context.db, items, context)),
  ]
}
