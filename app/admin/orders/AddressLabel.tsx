import { packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { Site } from '#contract/site/public.ts'
import { addressLines } from './addressLines.ts'

export type LabelSender = Pick<Site, 'name' | 'address' | 'phone'>

type Props = {
  reference: string
  to: { fullName: string; address: PostalAddress; phone?: string | undefined }
  from: LabelSender | undefined
  /** What the courier collects. */
  collect?: string | undefined
}

/** The label of one parcel, of an order or of prasad. */
export function AddressLabel({ reference, to, from, collect }: Props) {
  const words = useWords(packingSlips)
  return (
    <article aria-label={words.label(reference)} className="address-label">
      <p>
        <span>{reference}</span>
        {collect && <strong>{collect}</strong>}
      </p>
      <address>
        <strong>{to.fullName}</strong>
        {addressLines(to.address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {to.phone && <span>{to.phone}</span>}
      </address>
      {from && (
        <p>
          {`${words.from}: `}
          {[from.name, ...from.address.filter((line) => line !== from.name)].join(', ')}
        </p>
      )}
    </article>
  )
}
