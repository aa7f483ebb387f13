import { AddressLabel, type LabelSender } from '#app/admin/orders/AddressLabel.tsx'
import { packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'

type Props = {
  orders: readonly StaffOrderDetails[]
  from: LabelSender | undefined
  /** Eight among other pages, on a sheet of labels, or each on a label of a roll. */
  on?: 'page' | 'sheet' | 'roll'
}

const classes = {
  page: 'address-labels',
  sheet: 'address-labels-sheet',
  roll: 'address-labels-roll',
} as const

/** For sheets of labels or to cut out, or for a label printer. What has no address needs none. */
export function AddressLabels({ orders, from, on = 'page' }: Props) {
  const words = useWords(packingSlips)
  const parcels = orders.flatMap(({ address, ...order }) =>
    address ? [{ ...order, address }] : [],
  )
  if (parcels.length === 0) return null
  return (
    <section aria-label={words.labels} className={classes[on]}>
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
