import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { BoughtItems } from '#app/admin/orders/BoughtItems.tsx'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { ClosedSale } from '#app/admin/orders/ClosedSale.tsx'
import { OrderFacts } from '#app/admin/orders/OrderFacts.tsx'
import { OrderTrail } from '#app/admin/orders/OrderTrail.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import { getStaffOrder, type StaffOrderDetails } from '#contract/orders/admin.ts'
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
      action={
        order && hasSlip(order) && <PrintSlips references={[order.reference]} label={words.slip} />
      }
    >
      <BackLink to="orders">{words.all}</BackLink>
      {order?.fullName && !order.isTest && (
        <DevoteeLink record={{ kind: 'order', key: reference }} />
      )}
      <Loaded query={query}>
        {(order) => (
          <div className="mt-2 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            {/* On a phone the next step comes before the facts. */}
            <div className="grid min-w-0 gap-5 lg:order-last">
              <OrderSteps order={order} />
            </div>
            <div className="grid min-w-0 gap-5">
              {order.tooMuchCash !== undefined && (
                <p className="admin-panel">{words.tooMuchCash(formatRupees(order.tooMuchCash))}</p>
              )}
              <ClosedSale order={order} />
              {order.isTest && <p className="admin-panel">{words.testText}</p>}
              <BoughtItems order={order} />
              <OrderFacts order={order} />
              <OrderTrail order={order} />
              <MessagesSent reference={order.reference} />
            </div>
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

/** From then on, also after it was packed: a slip may be lost. */
const hasSlip = ({ actions, status, delivery }: StaffOrderDetails): boolean =>
  actions.includes('pack') ||
  (delivery !== 'counter' && delivery !== 'none' && (status === 'packed' || status === 'shipped'))

const titleOf = (order: StaffOrderDetails, words: typeof adminOrders.english): string =>
  `${formatRupees(order.amount)}, ${buyerName(order, words)}`

function Intro({ order: { reference, status, payment, voidReason } }: Props) {
  const words = useWords(adminOrders)
  const { isVoid } = useWords(saleCorrections)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="font-semibold tabular-nums">{reference}</span>
      <Chip tone={orderTone[status]}>
        {voidReason === undefined ? words.statuses[status] : isVoid}
      </Chip>
      {payment === 'cod' && <Chip tone="gold">{words.payments.cod}</Chip>}
    </span>
  )
}
