import type { Knex } from 'knex'
import type { OrderPaymentInput } from '#contract/donations/input.ts'
import { offered, type InLanguage, type Language } from '#contract/languages.ts'
import type { OrderInput } from '#contract/orders/input.ts'
import type { Order, ShopSettings } from '#contract/orders/public.ts'
import { orderPath } from '#contract/orders/links.ts'
import { asReference } from '#contract/reference.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { Mail } from '#server/adapters/email/port.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Context, Visit } from '#server/http/implement.ts'
import { createTokens } from '#server/http/links.ts'
import { asClaimed } from '#server/payments/claim.ts'
import type { Payments } from '#server/payments/payments.ts'
import { createOrderFiles } from './files.ts'
import { writeOrderMail } from './mails.ts'
import { createTransitions } from './transitions.ts'
import { createNotifications, type About } from './notifications.ts'
import { forgetOver } from './owners.ts'
import { createPapers } from './papers/papers.ts'
import { createOrderPayable } from './payable.ts'
import { createOrderPlacement } from './placeOrder.ts'
import type { FindProducts, ProductFiles, Stock } from './ports.ts'
import { settingsOf } from './pricing.ts'
import { createRefunds } from './refunds.ts'
import { orderInLanguage } from './orderInLanguage.ts'
import { findOrder, listOrdersOf, lockOrder, updateOrder, type OrderRecord } from './repository.ts'
import { createReturnPhotos } from './returnPhotos.ts'
import { askReturn } from './returns.ts'
import { listReturns } from './returnRepository.ts'
import { listSteps } from './stepRepository.ts'
import { canOf, createShowing } from './toOrder.ts'

type Deps = Pick<
  Shared,
  'findSite' | 'notify' | 'publicUrl' | 'linkSecret' | 'now' | 'localDate' | 'prepareImage'
> & {
  readonly payments: Payments
  readonly stock: Stock
  readonly findProducts: FindProducts
  readonly files: ProductFiles
  readonly openWorkshop: Storage['openWorkshop']
}

/** What opens an order: the token of its link, or the session of the buyer. */
type Key = {
  readonly reference: string
  readonly token?: string | undefined
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
  /** In which the caller reads. */
  readonly language?: Language | undefined
}

const unknownLink = (): AppError => new AppError('not_found', { code: 'orders.unknownLink' })

/** What buyers do with orders. All writes are part of the caller's transaction, except for cards. */
export const createOrders = (deps: Deps) => {
  const { findSite, publicUrl, linkSecret, now, payments, stock } = deps
  const { tokenOf, opens } = createTokens(linkSecret, 'order')
  const notifications = createNotifications(deps.notify)
  const papers = createPapers(deps)
  const moves = createTransitions({ stock, papers, notifications, now })
  const placing = createOrderPlacement(deps)
  const files = createOrderFiles(deps)
  const photos = createReturnPhotos(deps)
  const show = createShowing({ papers, files, now })

  const opened = (found: OrderRecord | undefined, { token, userId }: Key): OrderRecord => {
    if (!found) throw unknownLink()
    const { reference } = found
    if (userId !== undefined && found.userId === userId) return found
    if (opens(reference, token)) return found
    throw unknownLink()
  }

  const showBuyer = async (
    db: Knex,
    order: OrderRecord,
    language: Language = 'en',
  ): Promise<Order> => {
    const shown = await show(db, await orderInLanguage(db, order, language))
    const trail = await listSteps(db, order.id)
    return {
      ...shown,
      token: tokenOf(order.reference),
      ...canOf(order, shown, now()),
      trail: trail
        // How the books were closed, and when a courier transfers cash, is not the buyer's news.
        .filter(({ note }) => !(order.payment === 'cod' && note === 'payment_found'))
        .flatMap(({ status, at, note }) => (note === 'written_off' ? [] : [{ status, at, note }])),
    }
  }

  type Work = (trx: Knex, order: OrderRecord) => Promise<unknown>

  /** Changes the order of this link, and shows it. */
  const changeIn = async (trx: Knex, key: Key, work: Work): Promise<Order> => {
    const found = await lockOrder(trx, { reference: asReference(key.reference) })
    await work(trx, opened(found, key))
    const after = await findOrder(trx, { reference: asReference(key.reference) })
    return showBuyer(trx, opened(after, key), key.language)
  }

  const change = (db: Knex, key: Key, work: Work): Promise<Order> =>
    transactTogether(db, (trx) => changeIn(trx, key, work))

  return {
    moves,
    papers,
    placing,
    show,
    notifications,
    files,
    payable: createOrderPayable({ moves, notifications, now }),
    refunds: createRefunds({ payments, now }),

    settings: async (db: Knex): Promise<ShopSettings> => settingsOf(await findSite(db)),

    place: async (
      trx: Knex,
      input: OrderInput,
      {
        visit,
        userId,
        language,
      }: InLanguage & {
        readonly visit: Pick<Visit, 'isLocal'>
        readonly userId?: string | undefined
      },
    ): Promise<Order> => {
      const site = await findSite(trx)
      const hasCards = payments.isOfferedTo(visit)
      const order = await placing.place(trx, input, {
        hasCards,
        site,
        isTest: payments.isTest,
        userId,
        language,
      })
      if (order.payment !== 'card') await notifications.of(trx, order, 'placed')
      return showBuyer(trx, order, language)
    },

    /** Opens the card payment of an order that was placed. */
    openPayment: async (
      db: Knex,
      { reference, token }: OrderPaymentInput,
      userId?: string,
    ): Promise<{ clientSecret: string }> => {
      payments.assertOffered()
      const key = { reference, token, userId }
      const order = opened(await findOrder(db, { reference: asReference(key.reference) }), key)
      const { can } = canOf(order, { lines: [] }, now())
      if (order.payment !== 'card' || !can.pay) {
        throw new AppError('wrong_status', { code: 'orders.notPayable' })
      }
      const { id, amount } = order
      const { name } = await findSite(db)
      const description = `Order ${order.reference} from ${name}`
      return payments.open(db, { type: 'order', id }, { amount, description })
    },

    forgetOver: (db: Knex): Promise<void> => forgetOver(db, now()),

    get: async (db: Knex, key: Key): Promise<Order> =>
      showBuyer(
        db,
        opened(await findOrder(db, { reference: asReference(key.reference) }), key),
        key.language,
      ),

    listOf: async (db: Knex, userId: string, language: Language): Promise<Order[]> => {
      const found = await listOrdersOf(db, userId)
      return Promise.all(found.map((order) => showBuyer(db, order, language)))
    },

    /** Until it is packed. */
    cancel: (db: Knex, key: Key): Promise<Order> =>
      change(db, key, async (trx, order) => {
        if (!canOf(order, await show(trx, order), now()).can.cancel) {
          throw new AppError('wrong_status', { code: 'orders.notCancellable' })
        }
        await moves.cancel(trx, order, { by: 'buyer' })
      }),

    /** The buyer's word, and the bank number they give; it can be sent again with a better number. */
    claim: (db: Knex, { utr, ...key }: Key & { utr?: string | undefined }): Promise<Order> =>
      change(db, key, async (trx, order) => {
        if (order.status !== 'placed' || order.payment !== 'upi') {
          const isCancelled = order.status === 'cancelled'
          const reason = { code: 'orders.paidButCancelled' } as const
          throw new AppError('wrong_status', isCancelled ? reason : undefined)
        }
        const at = now().toISOString()
        // From now on it waits for the temple, not for the clock.
        await updateOrder(trx, {
          ...order,
          ...asClaimed(order, { utr }, at),
          reservedUntil: undefined,
          checkAt: undefined,
          updatedAt: at,
        })
      }),

    askReturn: (trx: Knex, { items, reason, ...key }: Key & Parameters<typeof askReturn>[2]) =>
      changeIn(trx, key, (inner, order) => askReturn(inner, order, { items, reason }, now())),

    /** What is wrong with the items of a return, for staff to see. */
    sendPhoto: async (
      { db, upload }: Pick<Context, 'db' | 'upload'>,
      { id, ...key }: Key & { readonly id: string },
    ): Promise<Order> => {
      if (!upload) throw new Error('There is no file.')
      // Before anything is read or made.
      const found = opened(await findOrder(db, { reference: asReference(key.reference) }), key)
      await photos.assertOpen(db, found, id)
      const webp = await photos.prepare(upload)
      return change(db, key, async (trx, order) => {
        await photos.put(trx, order, id, webp)
        await updateOrder(trx, { ...order, updatedAt: now().toISOString() })
      })
    },

    /** Writes an email when it is sent. */
    writeMail: async (db: Knex, draft: unknown, language: Language): Promise<Mail | undefined> => {
      const about = draft as About
      const order = await findOrder(db, { id: about.orderId })
      if (!order || order.email === '') return undefined
      const { reference } = order
      const url = `${publicUrl}${orderPath({ reference, token: tokenOf(reference) })}`
      const returns = await listReturns(db, order.id)
      const answered = returns.find(({ id }) => id === about.returnId)
      const shown = await show(db, order)
      const papers = shown.papers.map((paper) => ({ ...paper, url: `${publicUrl}${paper.path}` }))
      const temple = await findSite(db, language)
      const own = await orderInLanguage(db, order, offered(language))
      return writeOrderMail({ about, language, order: own, url, answered, papers, temple })
    },
  }
}

export type Orders = ReturnType<typeof createOrders>
