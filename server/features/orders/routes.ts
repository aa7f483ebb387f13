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
  type Actor,
  type Route,
} from '#server/http/implement.ts'
import type { Orders } from './service.ts'

/** What was sent, and by whom. */
const by = <T extends object>(input: T, actor: Actor) => ({ ...input, userId: userIdOf(actor) })

export const orderRoutes = (orders: Orders): Route[] => [
  implement(getShopSettings)((_, { db }) => orders.settings(db)),
  implement(placeOrder)((input, { db, actor, visit, language }) =>
    orders.place(db, input, { visit, language, userId: userIdOf(actor) }),
  ),
  implement(getOrder)((input, { db, actor }) => orders.get(db, by(input, actor))),
  implement(cancelOrder)((input, { db, actor }) => orders.cancel(db, by(input, actor))),
  implement(claimOrder)((input, { db, actor }) => orders.claim(db, by(input, actor))),
  implement(askReturn)((input, { db, actor }) => orders.askReturn(db, by(input, actor))),
  implement(sendReturnPhoto)((input, context) =>
    orders.sendPhoto(context, by(input, context.actor)),
  ),
  implement(listMyOrders)((_, { db, actor }) => orders.listOf(db, actor.id)),
  implementDownload(downloadPaper)(async (input, { db }) =>
    orders.papers.pdf(db, await orders.papers.open(db, input)),
  ),
  implementDownload(downloadFile)(({ link }, { db }) => orders.files.download(db, link)),
]
