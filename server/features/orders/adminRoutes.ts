import {
  answerReturn,
  cancelStaffOrder,
  comeBackOrder,
  confirmOrder,
  deliverOrder,
  exportDayBook,
  exportOrders,
  getReturnPhoto,
  getShopTotals,
  getStaffOrder,
  listOrders,
  listPackingSlips,
  packOrder,
  receiveReturn,
  recordOrderRefund,
  shipOrder,
} from '#contract/orders/admin.ts'
import { listCouriers, takeOrderSteps, undoOrderSteps } from '#contract/orders/bulkAdmin.ts'
import { getSale, listSales, sellAtCounter, voidSale } from '#contract/orders/counterAdmin.ts'
import { startReturn, writeOffSale } from '#contract/orders/correctionsAdmin.ts'
import { recordRemittance } from '#contract/orders/remittanceAdmin.ts'
import { implement, implementDownload, type Route } from '#server/http/implement.ts'
import { onceByUtr } from '#server/payments/utr.ts'
import { createOrderAdmin, type AdminDeps } from './admin.ts'
import { openPhoto } from './returnPhotos.ts'
import { createRemittances } from './remittances.ts'
import { createDayBook, createShopTotals } from './totals.ts'

export const orderAdminRoutes = (deps: AdminDeps): Route[] => {
  const admin = createOrderAdmin(deps)
  const totals = createShopTotals(deps)
  const dayBook = createDayBook(deps)
  const remit = createRemittances(deps)
  return [
    implement(listOrders)((input, { db }) => admin.list(db, input)),
    implementDownload(exportOrders)((input, { db }) => admin.csv(db, input)),
    implement(listPackingSlips)(({ references }, { db }) =>
      admin.slips(db, references?.split(',')),
    ),
    implement(getStaffOrder)(({ reference }, { db }) => admin.get(db, reference)),
    implement(packOrder)(({ reference }, { db, actor }) => admin.pack(db, reference, actor)),
    implement(shipOrder)((input, { db, actor }) => admin.ship(db, input, actor)),
    implement(deliverOrder)(({ reference }, { db, actor }) => admin.deliver(db, reference, actor)),
    implement(comeBackOrder)((input, { db, actor }) => admin.comeBack(db, input, actor)),
    implement(cancelStaffOrder)((input, { db, actor }) => admin.cancel(db, input, actor)),
    implement(confirmOrder)((input, { db, actor }) => admin.confirm(db, input, actor)),
    implement(recordOrderRefund)((input, { db, actor }) => admin.recordRefund(db, input, actor)),
    implement(startReturn)((input, { db, actor }) => admin.startReturn(db, input, actor)),
    implement(writeOffSale)((input, { db, actor }) => admin.writeOff(db, input, actor)),
    implement(answerReturn)((input, { db, actor }) => admin.answerReturn(db, input, actor)),
    implementDownload(getReturnPhoto)((input, { db }) => openPhoto(db, input)),
    implement(receiveReturn)((input, { db, actor }) => admin.receiveReturn(db, input, actor)),
    implement(recordRemittance)((input, { db, actor }) => remit(db, input, actor)),
    implement(sellAtCounter)((input, { db, actor }) =>
      onceByUtr(admin.sell(db, input, actor), 'order'),
    ),
    implement(takeOrderSteps)((input, { db, actor }) => admin.takeSteps(db, input, actor)),
    implement(undoOrderSteps)(({ done }, { db, actor }) => admin.undoSteps(db, done, actor)),
    implement(listCouriers)((_, { db }) => admin.couriers(db)),
    implement(listSales)((_, { db }) => admin.sales(db)),
    implement(getSale)(({ reference }, { db }) => admin.sale(db, reference)),
    implement(voidSale)((input, { db, actor }) => admin.voidSale(db, input, actor)),
    implement(getShopTotals)((input, { db }) => totals(db, input)),
    implementDownload(exportDayBook)((input, { db }) => dayBook(db, input)),
  ]
}
