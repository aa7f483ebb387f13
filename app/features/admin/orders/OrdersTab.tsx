import { Navigate } from '@tanstack/react-router'
import { NoPage } from '#app/admin/NoPage.tsx'
import { PageWays } from '#app/admin/PageWays.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { asReference, isReference } from '#contract/reference.ts'
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
  const reference = asReference(page)
  if (isReference('S', reference)) return <OrderDetails key={page} reference={reference} />
  if (!(page in ways)) return <NoPage />
  return (
    <TabPage
      title={words.title}
      intro={data && words.intro(data.counts.pack, data.counts.check)}
      action={data && data.counts.pack > 0 && page === 'all' && <PrintSlips />}
    >
      <PageWays label={words.ways} ways={ways} current={page} toOf={(name) => `orders/${name}`} />
      {page === 'all' && <AllOrders />}
      {page === 'totals' && <ShopTotals />}
    </TabPage>
  )
}
