import {
  createProduct,
  deleteProduct,
  getStaffProduct,
  listLowStock,
  listStaffProducts,
  listStockMoves,
  publishProduct,
  publishProducts,
  receiveStock,
  restoreProduct,
  updatePricesAndStock,
  updateProduct,
  uploadProductFile,
} from '#contract/shop/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { ShopAdmin } from './admin.ts'
import type { FileUpload } from './files/upload.ts'

export const shopAdminRoutes = (admin: ShopAdmin, uploadFile: FileUpload): Route[] => [
  implement(listStaffProducts)((input, { db }) => admin.list(db, input)),
  implement(listLowStock)((_, { db }) => admin.listLow(db)),
  implement(createProduct)((input, { db, actor }) => admin.create(db, input, actor)),
  implement(getStaffProduct)(({ id }, { db }) => admin.get(db, id)),
  implement(updateProduct)((input, context) => admin.update(context, input)),
  implement(uploadProductFile)((input, context) => uploadFile(context, input)),
  implement(publishProduct)((input, context) => admin.publish(context, input)),
  implement(publishProducts)((input, context) => admin.publishMany(context, input)),
  implement(updatePricesAndStock)((input, context) => admin.updateMany(context, input)),
  implement(deleteProduct)(({ id }, context) => admin.remove(context, id)),
  implement(restoreProduct)(({ id }, context) => admin.restore(context, id)),
  implement(listStockMoves)((input, { db }) => admin.moves(db, input)),
  implement(receiveStock)((input, { db, actor }) => admin.receive(db, input, actor)),
]
