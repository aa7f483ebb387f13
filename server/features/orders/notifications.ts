import type { Knex } from 'knex'
import type { MailsAgain, Notify } from '#server/adapters/email/port.ts'
import { findOrder, type OrderRecord } from './repository.ts'

export const orderMail = 'order'

const orderNews = [
  'placed',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'paid_late',
  'counter',
] as const

/** What an email about an order tells; it is written when it is sent. */
export type OrderNews = (typeof orderNews)[number]

export type About = {
  readonly orderId: string
  readonly what: OrderNews | 'refunded' | 'return_answered'
  /** Of a refund: this one. */
  readonly paise?: number
  readonly returnId?: string
}

/** The key of the delivery with this piece of news. */
export const newsKey = (orderId: string, what: string): string => `order:${orderId}:${what}`

/** Sends news of an order again, while its buyer still has an address. */
export const orderMailsAgain: MailsAgain = Object.fromEntries(
  orderNews.map((what) => [
    `order_${what}`,
    async (db: Knex, reference: string) => {
      const order = await findOrder(db, { reference })
      if (!order || order.email === '') return []
      const about: About = { orderId: order.id, what }
      const { language } = order
      return [{ key: newsKey(order.id, what), mail: { kind: orderMail, about }, language }]
    },
  ]),
)

/** Tells buyers, each piece of news once, in the transaction that changes the order. */
export const createNotifications = (notify: Notify) => {
  const send = async (
    trx: Knex,
    { email, reference, language }: OrderRecord,
    key: string,
    about: About,
    notBefore?: Date,
  ): Promise<void> => {
    if (email === '') return
    await notify(trx, [
      {
        key: newsKey(about.orderId, key),
        language,
        mail: { kind: orderMail, about },
        regarding: { kind: `order_${about.what}`, reference },
        isAlwaysSent: true,
        ...(notBefore && { notBefore }),
      },
    ])
  }
  return {
    /** Not before that moment: until then the step can be undone. */
    of: (trx: Knex, order: OrderRecord, what: OrderNews, notBefore?: Date): Promise<void> =>
      send(trx, order, what, { orderId: order.id, what }, notBefore),

    refunded: (
      trx: Knex,
      order: OrderRecord,
      { paise, step }: { readonly paise: number; readonly step: number },
    ): Promise<void> =>
      send(trx, order, `refunded:${step}`, { orderId: order.id, what: 'refunded', paise }),

    returnAnswered: (trx: Knex, order: OrderRecord, returnId: string): Promise<void> =>
      send(trx, order, `return:${returnId}`, {
        orderId: order.id,
        what: 'return_answered',
        returnId,
      }),
  }
}

export type Notifications = ReturnType<typeof createNotifications>
