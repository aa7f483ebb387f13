import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { MessagesSent } from '#app/admin/MessagesSent.tsx'
import { BoughtItems } from '#app/admin/orders/BoughtItems.tsx'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { ClosedSale } from '#app/admin/orders/ClosedSale.tsx'
import { OrderFacts } from '#app/admin/orders/OrderFacts.tsx'
import { OrderTrail } from '#app/admin/orders/OrderTrail.tsx'
import { VoidSale } from '#app/admin/orders/VoidSale.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { may } from '#contract/accounts/permissions.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { getSale } from '#contract/orders/counterAdmin.ts'

/** A sale for those who sold it; everything else is done where all orders are. */
export function SaleDetails({ reference }: { reference: string }) {
  const words = useWords(counterSale)
  const buyers = useWords(adminOrders)
  const { me } = useAdmin()
  const query = useRead(getSale, { reference })
  return (
    <section aria-labelledby="sale" className="mt-6">
      <BackLink to="counter/sale">{words.heading}</BackLink>
      <Loaded query={query}>
        {(order) => (
          <>
            <h2 id="sale" className="text-xl">
              {`${formatRupees(order.amount)}, ${buyerName(order, buyers)}`}
            </h2>
            <p className="text-muted tabular-nums">{order.reference}</p>
            <div className="mt-4 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
              <div className="grid min-w-0 gap-5">
                <ClosedSale order={order} />
                <BoughtItems order={order} />
                <OrderFacts order={order} />
                <OrderTrail order={order} />
                <MessagesSent reference={order.reference} />
              </div>
              <div className="grid min-w-0 gap-5">
                {order.actions.includes('void') ? (
                  <VoidSale order={order} />
                ) : (
                  order.status === 'delivered' && <p className="admin-panel">{words.later}</p>
                )}
                {may(me.role, 'orders') && (
                  <AdminLink to={`orders/${order.reference.toLowerCase()}`} className="text-link">
                    {words.details}
                  </AdminLink>
                )}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
