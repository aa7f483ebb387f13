import { useAdmin } from '#app/admin/adminContext.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/money.ts'
import { getStaffOrder, type StaffOrderDetails } from '#contract/ordersAdmin.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { orderTone } from './orderTone.ts'
import { ReturnPanel } from './ReturnPanel.tsx'

/** One order: what it contains, what has happened, and the next step. */
export function OrderDetails({ reference }: { reference: string }) {
  const words = useWords(adminOrders)
  const asked = useRead(getStaffOrder, { reference })
  const order = asked.data
  return (
    <TabPage
      title={
        order ? `${formatRupees(order.amount)}, ${order.fullName || words.nameless}` : reference
      }
      intro={order && <Chip tone={orderTone[order.status]}>{words.statuses[order.status]}</Chip>}
    >
      <BackLink to="orders">{words.toAll}</BackLink>
      {asked.isPending && <ListSkeleton />}
      {asked.isError && !order && (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {order && (
        <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
          <OrderFacts order={order} />
          <div className="grid min-w-0 gap-5">
            {order.returns.map((one) => (
              <ReturnPanel key={one.id} order={order} of={one} />
            ))}
            <OrderActions order={order} />
            {order.actions.includes('pack') && (
              <AdminLink
                to={`orders/slips/${reference.toLowerCase()}`}
                className={buttonClass({ variant: 'outline' })}
              >
                {words.slips}
              </AdminLink>
            )}
            <Card className="p-5">
              <Trail order={order} />
            </Card>
          </div>
        </div>
      )}
    </TabPage>
  )
}

function Trail({ order: { trail } }: { order: StaffOrderDetails }) {
  const words = useWords(adminOrders)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  return (
    <section aria-labelledby="trail">
      <h2 id="trail" className="text-xl">
        {words.trail}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {trail.map(({ status, at, by, actor, note }) => (
          <li key={`${at} ${status} ${note}`} className="py-2.5">
            <p className="font-semibold">{note ? words.notes[note] : words.statuses[status]}</p>
            <p className="text-sm text-muted">
              {momentOf(at, timeZone)},{' '}
              {words.byStaff(actor ? (actor.username ?? gone) : words.by[by])}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
