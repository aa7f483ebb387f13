import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { BoughtLine } from '#contract/orders/public.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Download } from '#server/http/implement.ts'
import { openLink, signLink } from '#server/http/links.ts'
import { hasBuyerPaid } from './amounts.ts'
import { countDownload, countDownloads } from './downloadRepository.ts'
import type { ProductFiles } from './ports.ts'
import { findOrder, lockOrder, type OrderRecord } from './repository.ts'

type Deps = {
  readonly files: ProductFiles
  readonly linkSecret: Buffer
  readonly now: () => Date
}

const purpose = 'order_file'
const dayMs = 24 * 60 * 60_000

/** How often one file can be downloaded: for a new phone now and then, not for everybody. */
const downloadsAtMost = 10

const over = (): AppError => new AppError('link_over', { code: 'orders.fileLinkOver' })

/** Paid, and neither cancelled nor refunded. */
const hasFiles = (order: OrderRecord): boolean =>
  hasBuyerPaid(order) && order.status !== 'cancelled' && order.refundedPaise < paiseOf(order.amount)

/** The files that buyers download: each link names one, works for a day, and is counted. */
export const createOrderFiles = ({ files, linkSecret, now }: Deps) => {
  const linkOf = ({ reference }: OrderRecord, productId: string): string =>
    signLink(linkSecret, purpose, `${reference}.${productId}.${now().getTime() + dayMs}`)

  const read = (link: string): { reference: string; productId: string } => {
    const [reference, productId, until] = openLink(linkSecret, purpose, link)?.split('.') ?? []
    if (!reference || !productId || Number(until) < now().getTime()) throw over()
    return { reference, productId }
  }

  return {
    /** What the buyer can download, by product. */
    of: async (db: Knex, order: OrderRecord): Promise<Map<string, BoughtLine['file']>> => {
      const ids = order.lines.filter(isDigital).map(({ id }) => id)
      if (ids.length === 0 || !hasFiles(order)) return new Map()
      const stored = await files.find(db, ids)
      const counts = await countDownloads(db, order.id)
      return new Map(
        ids.flatMap((id) => {
          const file = stored.get(id)
          if (!file) return []
          const taken = counts.get(id) ?? 0
          const left = Math.max(downloadsAtMost - taken, 0)
          const path = left > 0 && { path: `/api/order-files/${linkOf(order, id)}` }
          return [[id, { ...file, left, isTaken: taken > 0, ...path }] as const]
        }),
      )
    },

    download: async (db: Knex, link: string): Promise<Download> => {
      const { reference, productId } = read(link)
      const order = await findOrder(db, { reference })
      const isBought = order?.lines.some(({ id }) => id === productId) ?? false
      if (!order || !isBought || !hasFiles(order)) throw over()
      const file = await files.open(db, productId)
      if (!file) throw new AppError('not_found', { code: 'orders.noFile' })
      const counting = transactTogether(db, async (trx) => {
        // Cancelled meanwhile: one of the two happens first.
        const held = await lockOrder(trx, { id: order.id })
        if (!held || !hasFiles(held)) return false
        const counted = { orderId: order.id, productId, at: now().toISOString() }
        return countDownload(trx, { ...counted, most: downloadsAtMost })
      })
      const isCounted = await counting.catch((error: unknown) => {
        file.body.destroy()
        throw error
      })
      if (!isCounted) {
        file.body.destroy()
        const params = { times: downloadsAtMost }
        throw new AppError('link_over', { code: 'orders.downloadedOften', params })
      }
      const { fileName, contentType, body } = file
      return { fileName, contentType, body }
    },
  }
}

export type OrderFiles = ReturnType<typeof createOrderFiles>
