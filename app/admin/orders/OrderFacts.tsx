import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { CopyButton } from '#app/payments/CopyButton.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { addressLines } from './addressLines.ts'

type Props = { order: StaffOrderDetails }

/** Who bought it, where it goes, and how it was paid. */
export function OrderFacts({ order }: Props) {
  const { facts: words, buyer, payments } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { payment, claimedAt, paymentId } = order
  return (
    <Card as="section" className="px-5 py-3">
      <h2 className="text-xl">{buyer}</h2>
      <Facts>
        <Contact order={order} />
        {order.message && (
          <Fact label={words.message}>
            <span className="whitespace-pre-wrap">{order.message}</span>
          </Fact>
        )}
        <Fact label={words.placed}>{momentOf(order.createdAt, timeZone)}</Fact>
        <Fact label={words.payment}>{paymentText(order, words, payments[payment])}</Fact>
        {claimedAt && (
          <Fact label={order.delivery === 'counter' ? words.seenAtCounter : words.claimed}>
            {momentOf(claimedAt, timeZone)}
          </Fact>
        )}
        {order.utr && <Fact label={words.utr}>{order.utr}</Fact>}
        {order.slip && (
          <Fact label={words.slip}>{[order.slip, order.bank].filter(Boolean).join(', ')}</Fact>
        )}
        {paymentId && <Fact label={words.paymentId}>{paymentId}</Fact>}
        {order.courier && <Fact label={words.courier}>{order.courier}</Fact>}
        {order.tracking && <Fact label={words.tracking}>{order.tracking}</Fact>}
      </Facts>
    </Card>
  )
}

/** Nobody waits for the money of a sale that is void. */
const paymentText = (
  { isPaid, voidReason }: StaffOrderDetails,
  words: typeof adminOrders.english.facts,
  payment: string,
): string => {
  if (isPaid) return words.paid(payment)
  return voidReason === undefined ? words.notPaid(payment) : payment
}

function Contact({ order: { fullName, address, phone, email } }: Props) {
  const { facts: words } = useWords(adminOrders)
  return (
    <>
      {fullName && <Fact label={words.name}>{fullName}</Fact>}
      {address && (
        <Fact label={words.address}>
          {addressLines(address).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="mt-2 block">
            <CopyButton
              text={[fullName, ...addressLines(address), ...(phone ? [phone] : [])].join('\n')}
              label={words.copyAddress}
            />
          </span>
        </Fact>
      )}
      {phone && (
        <Fact label={words.phone}>
          <a href={`tel:${phone}`} className="text-link">
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact label={words.email}>
          <EmailLink address={email} className="text-link" />
        </Fact>
      )}
    </>
  )
}
