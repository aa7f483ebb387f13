import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { listOrders } from '#contract/ordersAdmin.ts'
import { AllOrders } from './AllOrders.tsx'
import { CounterSale } from './CounterSale.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { PackingSlips } from './PackingSlips.tsx'
import { PrintSlips } from './PrintSlips.tsx'
import { ShopTotals } from './ShopTotals.tsx'

/** `all`, `counter`, `totals`, `slips` and `s7k3m9wace`. */
export function OrdersTab({ path: [page = 'all'] }: { path: readonly string[] }) {
  const words = useWords(adminOrders)
  const { data } = useRead(listOrders, { limit: 1 })
  if (page === 'slips') return <PackingSlips />
  const { all, counter, totals } = words
  const ways = { all, counter, totals }
  if (!(page in ways)) return <OrderDetails key={page} reference={page.toUpperCase()} />
  return (
    <TabPage
      title={words.title}
      intro={data && words.intro(data.counts.pack, data.counts.check)}
      action={data && data.counts.pack > 0 && page === 'all' && <PrintSlips />}
    >
      <nav aria-label={words.ways} className="no-print mt-4 flex flex-wrap gap-2">
        {Object.entries(ways).map(([name, text]) => (
          <AdminLink
            key={name}
            to={`orders/${name}`}
            aria-current={page === name ? 'page' : undefined}
            className={`button button-small ${page === name ? 'button-primary' : 'button-outline'}`}
          >
            {text}
          </AdminLink>
        ))}
      </nav>
      {page === 'all' && <AllOrders />}
      {page === 'counter' && <CounterSale />}
      {page === 'totals' && <ShopTotals />}
    </TabPage>
  )
}
