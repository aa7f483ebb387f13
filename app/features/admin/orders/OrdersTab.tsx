import { Navigate } from '@tanstack/react-router'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { listOrders } from '#contract/ordersAdmin.ts'
import { AllOrders } from './AllOrders.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { PackingSlips } from './PackingSlips.tsx'
import { PrintSlips } from './PrintSlips.tsx'
import { ShopTotals } from './ShopTotals.tsx'

/** `all`, `totals`, `slips` and `s7k3m9wace`. */
export function OrdersTab({ path: [page = 'all'] }: { path: readonly string[] }) {
  const words = useWords(adminOrders)
  const { data } = useRead(listOrders, { limit: 1 })
  // Where sales were before the counter had its own section.
  if (page === 'counter')
    return <Navigate to="/admin/$" params={{ _splat: 'counter/sale' }} replace />
  if (page === 'slips') return <PackingSlips />
  const { all, totals } = words
  const ways = { all, totals }
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
      {page === 'totals' && <ShopTotals />}
    </TabPage>
  )
}
