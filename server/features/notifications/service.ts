import { randomUUID } from 'node:crypto'
import type { Notify } from '#server/adapters/email/port.ts'
import { insertDelivery } from './repository.ts'

type Deps = { readonly now: () => Date; readonly publicUrl: string }

export const createNotify = ({ now, publicUrl }: Deps): Notify => {
  const { hostname } = new URL(publicUrl)
  return (trx, mail, { key }) =>
    insertDelivery(trx, {
      key,
      messageId: `<${randomUUID()}@${hostname}>`,
      mail,
      createdAt: now().toISOString(),
    })
}
