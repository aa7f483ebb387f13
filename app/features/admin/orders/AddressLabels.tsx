import { AddressLabel, type LabelSender } from '#app/admin/orders/AddressLabel.tsx'
import { packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

type Props = {
  orders: readonly StaffOrderDetails[]
  from: LabelSender | undefined
  /** Each on a label of its own, 4 by 6 inches, instead of eight on a page of A4. */
  isRoll?: boolean
}

/** For sheets of labels or to cut out, or for a label printer. What has no address needs none. */
export function AddressLabels({ orders, from, isRoll = false }: Props) {
  const words = useWords(packingSlips)
  const parcels = orders.flatMap(({ address, ...order }) =>
    address ? [{ ...order, address }] : [],
  )
  if (parcels.length === 0) return null
  return (
    <section
      aria-label={words.labels}
      className={isRoll ? 'address-labels-roll' : 'address-labels'}
    >
      {parcels.map(({ reference, payment, amount, ...to }) => (
        <AddressLabel
          key={reference}
          reference={reference}
          to={to}
          from={from}
          collect={payment === 'cod' ? words.collect(formatRupees(amount)) : undefined}
        />
      ))}
    </section>
  )
}
