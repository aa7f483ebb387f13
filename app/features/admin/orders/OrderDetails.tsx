import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { PaymentTrail } from '#app/admin/payments/PaymentTrail.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
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
              {order.isTest && <p className="admin-panel">{words.testText}</p>}
              <BoughtItems order={order} />
              <OrderFacts order={order} />
              <PaymentTrail
                words={words}
                steps={order.trail.map(({ status, note, by, ...step }) => ({
                  ...step,
                  text: note ? words.notes[note] : words.statuses[status],
                  by: words.by[by],
                }))}
              />
              <MessagesSent reference={order.reference} />
            </div>
          </div>
        )}
      </Loaded>
    </TabPage>
  )
}

const titleOf = (
  { amount, fullName, delivery }: StaffOrderDetails,
  words: typeof adminOrders.english,
): string => {
  const name = fullName || (delivery === 'counter' ? words.counterBuyer : words.nameless)
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
