import { addressLines } from '#app/admin/orders/addressLines.ts'
import { packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Site } from '#contract/site/public.ts'

type Props = {
  orders: readonly StaffOrderDetails[]
  from: Pick<Site, 'name' | 'address' | 'phone'> | undefined
}

/** Eight on a page of A4, for sheets of labels or to cut out. What has no address needs none. */
export function AddressLabels({ orders, from }: Props) {
  const words = useWords(packingSlips)
  const parcels = orders.flatMap(({ address, ...order }) =>
    address ? [{ ...order, address }] : [],
  )
  if (parcels.length === 0) return null
  return (
    <section aria-label={words.labels} className="address-labels">
      {parcels.map(({ reference, fullName, address, phone, payment, amount }) => (
        <article key={reference} aria-label={words.label(reference)}>
          <p>
            <span>{reference}</span>
            {payment === 'cod' && <strong>{words.collect(formatRupees(amount))}</strong>}
          </p>
          <address>
            <strong>{fullName}</strong>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {phone && <span>{phone}</span>}
          </address>
          {from && (
            <p>
              {`${words.from}: `}
              {[from.name, ...from.address.filter((line) => line !== from.name)].join(', ')}
            </p>
          )}
        </article>
      ))}
    </section>
  )
}
