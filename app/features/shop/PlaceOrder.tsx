import { Link } from '@tanstack/react-router'
import type { Trouble } from '#app/forms/trouble.ts'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { DockedBar } from '#app/ui/DockedBar.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { Basket } from '#contract/orders/price.ts'

type Props = {
  basket: Basket
  /** All of it, in whole rupees. */
  amount: number
  /** What delivery costs; undefined if the temple does not send there. */
  fee: number | undefined
  isSending: boolean
  /** What has changed since it was shown, according to the server. */
  changed: string | undefined
  /** An earlier try was placed after all. */
  mayBePlaced: boolean
  trouble: Trouble | undefined
}

/** The order button, and why ordering is not possible. */
export function PlaceOrder(props: Props) {
  const { basket, amount, fee, isSending, changed, mayBePlaced, trouble } = props
  const words = useWords(checkout)
  const isOffline = useConnection() === 'offline'
  const hasProblem = basket.refused.length > 0
  const total = formatRupees(amount)
  return (
    <>
      <p className="cart-note">
        {basket.hasShipping && words.termsGoods} {basket.hasFiles && words.termsFiles}
      </p>
      <DockedBar
        sum={total}
        note={basket.hasShipping && (fee === 0 ? words.freeDelivery : words.withDelivery)}
      >
        <div className="order-notes">
          {hasProblem && <Refused refused={basket.refused} />}
          <div role="alert" className="empty:hidden">
            {changed !== undefined && (
              <div className="rounded-md bg-gold-soft px-4 py-3">
                <p className="font-semibold">{words.changed}</p>
                <p>
                  {changed} {!hasProblem && words.again}
                </p>
              </div>
            )}
          </div>
          <div role="status" className="empty:hidden">
            {isOffline && <p className="rounded-md bg-gold-soft px-4 py-3">{words.offline}</p>}
          </div>
          <TroubleNote trouble={trouble} text={mayBePlaced ? words.mayBePlaced : undefined} />
        </div>
        <Button
          type="submit"
          isBusy={isSending}
          disabled={hasProblem || isOffline || fee === undefined}
          aria-label={isSending ? undefined : words.orderFor(total)}
        >
          {isSending ? words.ordering : words.order}
        </Button>
      </DockedBar>
    </>
  )
}

/** Items that cannot be ordered as they are in the cart. */
function Refused({ refused }: Pick<Basket, 'refused'>) {
  const words = useWords(checkout)
  return (
    <div role="alert" className="rounded-md bg-kumkum-soft px-4 py-3">
      <p className="font-semibold">{words.problem}</p>
      <ul>
        {refused.map(({ id, name, left }) => (
          <li key={id}>
            {name !== undefined && left > 0 ? words.onlyLeft(name, left) : words.gone(name)}
          </li>
        ))}
      </ul>
      <Link to="/cart" className={`${buttonClass({ variant: 'outline' })} mt-3`}>
        {words.toMend}
      </Link>
    </div>
  )
}
