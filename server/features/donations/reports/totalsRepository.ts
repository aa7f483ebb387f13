import type { PaymentMethod } from '#contract/donations/input.ts'
import { createReceiptTotals } from '#server/receipts/totals.ts'

type Grouped = {
  readonly paymentMethod: PaymentMethod
  readonly purpose?: string | undefined
}

export const {
  listSums,
  listYears,
  sumOfDay: sumReceived,
} = createReceiptTotals<Grouped>({
  receipts: 'donation_receipts',
  payments: 'donations',
  paymentId: 'donation_id',
  by: 'paid.purpose',
})
