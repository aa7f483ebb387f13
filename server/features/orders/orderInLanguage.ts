import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { inLanguage } from '#server/translations/inLanguage.ts'
import type { OrderRecord } from './repository.ts'

/** Its items as they were called when they were sold, translated where staff have translated just that. */
export const orderInLanguage = async (
  db: Knex,
  order: OrderRecord,
  language: Language,
): Promise<OrderRecord> => {
  const wanted = { kind: 'product', language, areCopies: true } as const
  const lines = await inLanguage(db, order.lines, { ...wanted, idOf: ({ id }) => id })
  return { ...order, lines }
}
