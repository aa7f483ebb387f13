import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import { marked } from '#app/ui/marked.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { BoughtLine, Order } from '#contract/orders/public.ts'
import { BoughtFile } from './BoughtFile.tsx'

type Props = {
  order: Order
  /** The server has counted a download. */
  onDownloaded: () => void
}

/** What was ordered, what it cost, and the files to download. */
export function OrderItems({ order, onDownloaded }: Props) {
  const words = useWords(orderWords)
  const { reference, lines, deliveryAmount, amount, delivery } = order
  const hasDelivery = delivery === 'standard' || delivery === 'express'
  return (
    <section aria-labelledby="order-items" className="mt-8">
      <h2 id="order-items" className="text-xl">
        {words.items}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="py-3">
            <Item line={line} />
            {line.file && (
              <BoughtFile
                reference={reference}
                id={line.id}
                name={line.name}
                file={line.file}
                onDownloaded={onDownloaded}
              />
            )}
          </li>
        ))}
      </ul>
      <Facts className="border-t border-line">
        {hasDelivery && (
          <Fact label={words.deliveryAmount}>
            {deliveryAmount === 0 ? words.free : formatRupees(deliveryAmount)}
          </Fact>
        )}
        <Fact label={words.total}>{formatRupees(amount)}</Fact>
      </Facts>
    </section>
  )
}

function Item({ line }: { line: BoughtLine }) {
  const words = useWords(orderWords)
  const { name, imageUrl, quantity, price, returned } = line
  return (
    <div className="flex items-center gap-3">
      <div className="product-niche w-14 shrink-0">
        <StoredPicture
          picture={{ imageUrl, imageAlt: '', imageWidth: 640, imageHeight: 640 }}
          className="product-picture"
          sizes="4rem"
          // Too small for a text, and the name is shown beside it.
          missing={{ offline: '', online: '' }}
          isOrnament
        />
      </div>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          {__IS_TRANSLATED__ ? marked(line, 'name') : name}
        </span>
        <span className="text-sm text-muted">
          {words.each(quantity, formatRupees(price))}
          {returned > 0 && ` · ${words.returnedOf(returned)}`}
        </span>
      </span>
      <span className="font-semibold">{formatRupees(price * quantity)}</span>
    </div>
  )
}
