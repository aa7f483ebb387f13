import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { language } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { CopyButton } from '#app/payments/CopyButton.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { Order } from '#contract/orders/public.ts'

/** Who ordered, where it goes, and how it is paid and sent. */
export function OrderFacts({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const { reference, payment, utr, delivery, address, courier, tracking, message } = order
  return (
    <section aria-labelledby="order-details" className="mt-8">
      <h2 id="order-details" className="text-xl">
        {words.details}
      </h2>
      <Facts className="mt-2">
        <Fact label={words.reference}>{reference}</Fact>
        <Fact label={words.payment}>{words.payments[payment]}</Fact>
        {utr && <Fact label={words.utr}>{utr}</Fact>}
        <Fact label={words.delivery}>{words.deliveries[delivery]}</Fact>
        <Fact label={words.name}>{order.fullName}</Fact>
        <Fact label={words.email}>{order.email}</Fact>
        {order.phone && <Fact label={words.phone}>{order.phone}</Fact>}
        {address && (
          <Fact label={words.address}>
            {addressLines(address, words.stateName).map((line) => (
              <span key={line} className="block font-normal">
                {line}
              </span>
            ))}
          </Fact>
        )}
        {message && <Fact label={words.message}>{message}</Fact>}
        {courier && <Fact label={words.courier}>{courier}</Fact>}
        {tracking && <Fact label={words.tracking}>{tracking}</Fact>}
      </Facts>
      {tracking && (
        <div className="sm:max-w-xs">
          <CopyButton text={tracking} label={words.copyTracking} />
        </div>
      )}
    </section>
  )
}

const countryOf = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code

const addressLines = (
  address: NonNullable<Order['address']>,
  stateName: (name: string) => string,
): string[] => {
  const { line1, line2, city, state, postalCode, country } = address
  const lines = [
    line1,
    line2,
    `${city} ${postalCode}`,
    state && stateName(state),
    country !== 'IN' && countryOf(country),
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}
