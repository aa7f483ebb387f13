import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { getStaffOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
import { BoughtItems } from './BoughtItems.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { orderTone } from '#app/ui/orderTone.ts'
import { PrintSlips } from './PrintSlips.tsx'

type Props = { order: StaffOrderDetails }

/** One order: the next step, what it contains, and what has happened. */
export function OrderDetails({ reference }: { reference: string }) {
  const words = useWords(adminOrders)
  const query = useRead(getStaffOrder, { reference })
  const order = query.data
  return (
    <TabPage
      title={order ? titleOf(order, words) : reference}
      intro={order && <Intro order={order} />}
      action={order?.actions.includes('pack') && <PrintSlips reference={order.reference} />}
    >
      <BackLink to="orders">{words.all}</BackLink>
      {query.isPending && <ListSkeleton />}
      {query.isError && !order && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {order && (
        <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          {/* On a phone the next step comes before the facts. */}
          <div className="grid min-w-0 gap-5 lg:order-last">
            <OrderSteps order={order} />
          </div>
          <div className="grid min-w-0 gap-5">
            {order.tooMuchCash !== undefined && (
              <p className="admin-panel">{words.tooMuchCash(formatRupees(order.tooMuchCash))}</p>
            )}
            {order.isTest && <p className="admin-panel">{words.testText}</p>}
            <BoughtItems order={order} />
            <OrderFacts order={order} />
            <Card className="p-5">
              <Trail order={order} />
            </Card>
          </div>
        </div>
      )}
    </TabPage>
  )
}

const titleOf = (
  { amount, fullName, payment }: StaffOrderDetails,
  words: typeof adminOrders.english,
): string => {
  const name = fullName || (payment === 'cash' ? words.counterBuyer : words.nameless)
  return `${formatRupees(amount)}, ${name}`
}

function Intro({ order: { reference, status, payment } }: Props) {
  const words = useWords(adminOrders)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-semibold tabular-nums">{reference}</span>
      <Chip tone={orderTone[status]}>{words.statuses[status]}</Chip>
      {payment === 'cod' && <Chip tone="gold">{words.payments.cod}</Chip>}
    </span>
  )
}

function Trail({ order: { trail } }: Props) {
  const words = useWords(adminOrders)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  return (
    <section aria-labelledby="trail">
      <h2 id="trail" className="text-xl">
        {words.trail}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {trail.map(({ status, at, by, actor, note }, step) => (
          <li key={step} className="py-2.5">
            <p className="font-semibold">{note ? words.notes[note] : words.statuses[status]}</p>
            <p className="text-sm text-muted">
              {`${momentOf(at, timeZone)}, ${actor ? words.byStaff(actor.username ?? gone) : words.by[by]}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
