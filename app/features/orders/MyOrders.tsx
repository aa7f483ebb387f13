import { Link } from '@tanstack/react-router'
import { order as orderWords } from '#app/i18n/en/order.ts'
import { useWords } from '#app/i18n/words.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { SavedOrder } from '#app/offline/rows.ts'
import { useOwnFetched } from '#app/offline/session/useOwnFetched.ts'
import { useLive } from '#app/offline/useLive.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/money.ts'
import { chipOf } from './nextOf.ts'
import { orderTone } from '#app/ui/orderTone.ts'

const byDay = (a: SavedOrder, b: SavedOrder) => b.order.createdAt.localeCompare(a.order.createdAt)

const readMine = async (db: OfflineDb) => (await db.orders.toArray()).sort(byDay)

type Props = {
  id: string
  /** On the profile page: the account's orders are included. */
  isOfAccount?: boolean
  className?: string
}

/** Orders placed or opened on this phone, and those of the account. */
export function MyOrders({ id, isOfAccount = false, className = '' }: Props) {
  const { mine: words } = useWords(orderWords)
  useOwnFetched()
  const { data: kept = [] } = useLive('mine', readMine)
  if (kept.length === 0 && !isOfAccount) return null
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {isOfAccount ? words.ofAccount : words.heading}
      </h2>
      {kept.length === 0 && <p className="mt-2 text-muted">{words.empty}</p>}
      <ul className="mt-2 max-w-3xl empty:hidden">
        {kept.map((each) => (
          <li key={each.reference}>
            <Kept of={each} />
          </li>
        ))}
      </ul>
      {isOfAccount && (
        <Link to="/shop" search={{}} className="text-link mt-2">
          {words.shop}
        </Link>
      )}
    </section>
  )
}

function Kept({ of: { order, account } }: { of: SavedOrder }) {
  const words = useWords(orderWords)
  const { reference, token, amount, lines, status } = order
  return (
    <Link
      to="/orders/$reference"
      params={{ reference: reference.toLowerCase() }}
      {...(account === undefined && { hash: token })}
      className="record"
    >
      <span className="min-w-0">
        <span className="block text-lg font-semibold">{formatRupees(amount)}</span>
        <span className="text-sm text-muted wrap-anywhere">
          {lines.map(({ name }) => name).join(', ')} ·{' '}
          <span className="whitespace-nowrap">{reference}</span>
        </span>
      </span>
      <Chip tone={orderTone[status]}>{chipOf(order, words)}</Chip>
    </Link>
  )
}
