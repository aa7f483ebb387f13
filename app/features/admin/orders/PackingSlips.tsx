import { useAdmin } from '#app/admin/adminContext.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatRupees } from '#contract/money.ts'
import { listPackingSlips, type StaffOrderDetails } from '#contract/ordersAdmin.ts'
import { addressLines } from './addressLines.ts'
import { momentOf } from '#app/admin/moments.ts'

/** One sheet for each order to pack: what goes into the parcel, and where it goes. */
export function PackingSlips({ reference }: { reference: string | undefined }) {
  const { slip: words, toAll } = useWords(adminOrders)
  const asked = useRead(listPackingSlips, { reference })
  const orders = asked.data
  return (
    <TabPage title={words.title}>
      <div className="no-print">
        <BackLink to="orders">{toAll}</BackLink>
        {orders && orders.length > 0 && (
          <Button className="mt-3" onClick={() => print()}>
            {words.print}
          </Button>
        )}
      </div>
      {asked.isPending && <ListSkeleton />}
      {asked.isError && !orders && (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {orders?.length === 0 && <p className="mt-4">{words.none}</p>}
      {orders?.map((order) => (
        <Slip key={order.reference} order={order} />
      ))}
    </TabPage>
  )
}

function Slip({ order }: { order: StaffOrderDetails }) {
  const { slip: words, facts } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { address, lines, payment, amount, phone, message } = order
  return (
    <article className="packing-slip card mt-4 p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl tabular-nums">{order.reference}</h2>
        <p className="font-semibold">
          {payment === 'cod' ? words.collect(formatRupees(amount)) : words.prepaid}
        </p>
      </div>
      <p className="text-sm">
        {momentOf(order.createdAt, timeZone)}, {facts.deliveries[order.delivery]}
      </p>
      <h3 className="mt-4 text-sm">{words.to}</h3>
      <p className="text-lg font-semibold">{order.fullName}</p>
      {address && addressLines(address).map((line) => <p key={line}>{line}</p>)}
      {phone && <p>{phone}</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {lines.map(({ id, name, quantity }) => (
          <li key={id} className="flex gap-4 py-2">
            <span className="w-10 text-right text-lg font-semibold">{quantity} ×</span>
            <span className="text-lg">{name}</span>
          </li>
        ))}
      </ul>
      {message && <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{message}</p>}
    </article>
  )
}
