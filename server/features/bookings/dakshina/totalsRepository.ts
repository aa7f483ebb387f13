import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import { createReceiptTotals } from '#server/receipts/totals.ts'

type Grouped = { readonly paymentMethod: DakshinaMethod; readonly pujaType: PujaType }

export const {
  listSums,
  listYears,
  sumOfDay: sumDakshina,
} = createReceiptTotals<Grouped>({
  receipts: 'dakshina_receipts',
  payments: 'dakshina_payments',
  paymentId: 'payment_id',
  by: 'receipt.puja_type',
})
