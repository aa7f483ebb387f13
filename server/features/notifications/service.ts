import { randomUUID } from 'node:crypto'
import type { Notify } from '#server/adapters/email/port.ts'
import { insertDeliveries } from './repository.ts'

type Deps = { readonly now: () => Date; readonly publicUrl: string }

export const createNotify = ({ now, publicUrl }: Deps): Notify => {
  const { hostname } = new URL(publicUrl)
  return (trx, outgoing) => {
    const createdAt = now().toISOString()
    const messageId = () => `<${randomUUID()}@${hostname}>`
    return insertDeliveries(
      trx,
      outgoing.map((each) => ({ ...each, messageId: messageId(), createdAt })),
    )
  }
}
