import { Printer } from 'lucide'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useFilters, words as text } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders, packingSlips } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { listPackingSlips } from '#contract/orders/admin.ts'
import { getSite } from '#contract/site/public.ts'
import { PackingSlip } from './PackingSlip.tsx'

/** A page for each order to pack: what goes into the parcel, and where it goes. */
export function PackingSlips() {
  const words = useWords(packingSlips)
  const { all } = useWords(adminOrders)
  const { reference } = useFilters({ reference: text }).shown
  const query = useRead(listPackingSlips, { reference })
  const { data: site } = useRead(getSite, {})
  const orders = query.data ?? []
  return (
    <TabPage
      title={words.title}
      intro={orders.length > 0 && words.intro(orders.length)}
      isHeadingPrinted={false}
      action={
        <Button onClick={() => print()} disabled={orders.length === 0}>
          <Icon of={Printer} className="size-5" />
          {words.print}
        </Button>
      }
    >
      {reference ? (
        <BackLink to={`orders/${reference.toLowerCase()}`}>{reference}</BackLink>
      ) : (
        <BackLink to="orders">{all}</BackLink>
      )}
      {query.isPending && <ListSkeleton />}
      {query.isError && !query.data && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && orders.length === 0 && (
        <EmptyState title={words.none}>
          <p>{words.noneText}</p>
        </EmptyState>
      )}
      {orders.map((order) => (
        <PackingSlip key={order.reference} order={order} from={site} />
      ))}
    </TabPage>
  )
}
