import type { Knex } from 'knex'
import type { LocalWhatsappMessage } from '#contract/whatsapp/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { LocalMessage } from '#server/adapters/whatsapp/local.ts'
import { records } from '#server/db/rows.ts'
import { readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'

export const localTable = 'local_whatsapp_messages'

/** So long staff can read what reached nobody. */
const localRetentionDays = 30
const dayMs = 24 * 60 * 60 * 1000

type Row = {
  id: string
  phoneNumber: string
  template: LocalWhatsappMessage['template']
  text: string
  reference: string
  createdAt: string
}

/** Nothing happens for a message that is there already. */
export const insertLocalMessage = async (
  db: Knex,
  { id, to, template, text, reference }: LocalMessage,
  at: Date,
): Promise<void> => {
  await db(localTable)
    .insert({ id, phone_number: to, template, text, reference, created_at: at.toISOString() })
    .onConflict('reference')
    .ignore()
}

const latestFirst: SortKey<Row>[] = [
  { by: 'created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text' },
]

export const listLocalMessages = async (
  db: Knex,
  page: ListQuery,
): Promise<Page<LocalWhatsappMessage>> => {
  const { rows, next } = await readPage<Row>(records<Row>(db, localTable), latestFirst, page)
  const items = rows.map(({ id, phoneNumber: to, template, text, createdAt }) => ({
    id,
    to,
    template,
    text,
    createdAt,
  }))
  return { items, ...(next !== undefined && { next }) }
}

export const forgetLocalMessages = async (db: Knex, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - localRetentionDays * dayMs).toISOString()
  await db(localTable).where('created_at', '<', before).delete()
}
