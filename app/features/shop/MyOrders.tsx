import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/money.ts'
import { myOrdersQuery } from './orderQueries.ts'
import { orderTone } from './orderTone.ts'

/** The account's orders, the latest first. */
export function MyOrders({ id }: { id: string }) {
  const words = useWords(orderWords)
  const { data: orders, isError } = useQuery(myOrdersQuery)
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {words.mine.heading}
      </h2>
      {isError && !orders && <p className="mt-2 text-muted">{words.mine.failed}</p>}
      {orders?.length === 0 && <p className="mt-2 text-muted">{words.mine.empty}</p>}
      <ul className="mt-4 grid gap-3 empty:hidden">
        {orders?.map(({ reference, status, amount, lines }) => (
          <li key={reference}>
            <Link
              to="/orders/$reference"
              params={{ reference: reference.toLowerCase() }}
              className="card flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4"
            >
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{formatRupees(amount)}</span>
                <span className="text-sm text-muted">
                  {lines.map(({ name }) => name).join(', ')}
                </span>
              </span>
              <Chip tone={orderTone[status]}>{words.status[status]}</Chip>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/shop" search={{}} className="text-link mt-2">
        {words.mine.shop}
      </Link>
    </section>
  )
}
