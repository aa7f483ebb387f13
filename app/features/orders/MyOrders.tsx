import { Link } from '@tanstack/react-router'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { ListFallback } from '#app/lazyListFallback.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { SavedOrder } from '#app/offline/rows.ts'
import { getAccount } from '#app/offline/session/account.ts'
import type { Session } from '#app/offline/session/session.ts'
import { useOwnRecords } from '#app/offline/session/useOwnRecords.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { chipOf } from './nextOf.ts'
import { orderTone } from '#app/ui/orderTone.ts'

const byDay = (a: SavedOrder, b: SavedOrder) => b.order.createdAt.localeCompare(a.order.createdAt)

const readMine = async (db: OfflineDb) => ({ rows: await db.orders.toArray() })

const fetchMine = async (session: Session) =>
  (await session.orders()).map((order) => ({
    reference: order.reference,
    order,
    seenAt: '',
    account: getAccount(),
  }))

type Props = {
  id: string
  /** On the profile page, where the account's orders are included. */
  isOfAccount?: boolean
  className?: string
}

/** Orders placed or opened on this phone, and those of the account. */
export function MyOrders({ id, isOfAccount = false, className = '' }: Props) {
  const { mine: words } = useWords(orderWords)
  const { rows, emptyReason, refetch } = useOwnRecords({
    name: 'orders',
    read: readMine,
    fetch: fetchMine,
    order: byDay,
  })
  if (rows.length === 0 && !isOfAccount) return null
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {isOfAccount ? words.ofAccount : words.heading}
      </h2>
      {emptyReason === 'none' && <p className="mt-2 text-muted">{words.empty}</p>}
      {emptyReason && emptyReason !== 'none' && (
        <ListFallback emptyReason={emptyReason} onRetry={refetch} />
      )}
      <ul className="mt-2 max-w-3xl empty:hidden">
        {rows.map((each) => (
          <li key={each.reference}>
            <Saved of={each} />
          </li>
        ))}
      </ul>
      {isOfAccount && (
        <Link to="/shop" search={{}} className="text-link">
          {words.shop}
        </Link>
      )}
    </section>
  )
}

function Saved({ of: { order, account } }: { of: SavedOrder }) {
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
