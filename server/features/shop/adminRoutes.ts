import {
  deleteProduct,
  getStaffProduct,
  listStaffProducts,
  listStockMoves,
  publishProduct,
  receiveStock,
  restoreProduct,
  updateProduct,
} from '#contract/shopAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { ShopAdmin } from './admin.ts'

export const shopAdminRoutes = (admin: ShopAdmin): Route[] => [
  implement(listStaffProducts)((input, { db }) => admin.list(db, input)),
  implement(getStaffProduct)(({ id }, { db }) => admin.get(db, id)),
  implement(updateProduct)((input, context) => admin.update(context, input)),
  implement(publishProduct)((input, context) => admin.publish(context, input)),
  implement(deleteProduct)(({ id }, context) => admin.remove(context, id)),
  implement(restoreProduct)(({ id }, context) => admin.restore(context, id)),
  implement(listStockMoves)((input, { db }) => admin.moves(db, input)),
  implement(receiveStock)((input, { db, actor }) => admin.receive(db, input, actor)),
]
