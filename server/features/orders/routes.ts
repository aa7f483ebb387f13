import {
  askReturn,
  cancelOrder,
  claimOrder,
  downloadFile,
  downloadPaper,
  getOrder,
  getShopSettings,
  listMyOrders,
  placeOrder,
  sendReturnPhoto,
} from '#contract/orders/public.ts'
import {
  implement,
  implementDownload,
  userIdOf,
  type Context,
  type Route,
} from '#server/http/implement.ts'
import type { Orders } from './service.ts'

/** What was sent, by whom, and in which language they read. */
const by = <T extends object>(input: T, { actor, language }: Context) => ({
  ...input,
  userId: userIdOf(actor),
  language,
})

export const orderRoutes = (orders: Orders): Route[] => [
  implement(getShopSettings)((_, { db }) => orders.settings(db)),
  implement(placeOrder)((input, { db, actor, visit, language }) =>
    orders.place(db, input, { visit, language, userId: userIdOf(actor) }),
  ),
  implement(getOrder)((input, context) => orders.get(context.db, by(input, context))),
  implement(cancelOrder)((input, context) => orders.cancel(context.db, by(input, context))),
  implement(claimOrder)((input, context) => orders.claim(context.db, by(input, context))),
  implement(askReturn)((input, context) => orders.askReturn(context.db, by(input, context))),
  implement(sendReturnPhoto)((input, context) => orders.sendPhoto(context, by(input, context))),
  implement(listMyOrders)((_, { db, actor, language }) => orders.listOf(db, actor.id, language)),
  implementDownload(downloadPaper)(async (input, { db }) =>
    orders.papers.pdf(db, await orders.papers.open(db, input)),
  ),
  implementDownload(downloadFile)(({ link }, { db }) => orders.files.download(db, link)),
]
