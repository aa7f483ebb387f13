import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/money.ts'
import { listOrders, type OrderStage, orderStages, type StaffOrder } from '#contract/ordersAdmin.ts'
import { orderTone } from './orderTone.ts'

/** The orders by what is to be done with them. */
export function AllOrders() {
  const words = useWords(adminOrders)
  const { shown, set, clear, isOn } = useFilters({ search: text, stage: oneOf(words.stages) })
  const { search = '', stage } = shown
  const pages = usePages(listOrders, { search, stage })
  const counts = pages.first?.counts
  const stages = Object.fromEntries(
    orderStages.map((name) => [name, words.counted(words.stages[name], counts?.[name] ?? 0)]),
  ) as Record<OrderStage, string>
  return (
    <>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.stage}
          value={stage}
          options={stages}
          onChoose={(chosen) => set({ stage: chosen })}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ reference }) => reference}
      >
        {(order) => <OrderRow order={order} />}
      </PagedList>
    </>
  )
}

function OrderRow({ order }: { order: StaffOrder }) {
  const words = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { reference, fullName, amount, status, payment, items, place } = order
  const name = fullName || (payment === 'cash' ? words.counterBuyer : words.nameless)
  return (
    <AdminLink
      to={`orders/${reference.toLowerCase()}`}
      className="grid items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-saffron-soft sm:grid-cols-[7rem_1fr_auto]"
    >
      <span className="text-lg font-semibold tabular-nums sm:text-right">
        {formatRupees(amount)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {name}
          {place && `, ${place}`}
        </span>
        <span className="block text-sm wrap-anywhere">{items}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {words.payments[payment]} · {reference} · {momentOf(order.createdAt, timeZone)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {order.isTest && <Chip tone="saffron">{words.test}</Chip>}
        {order.hasOpenReturn && <Chip tone="kumkum">{words.returnOpen}</Chip>}
        {order.refundOwed !== undefined && <Chip tone="kumkum">{words.owed}</Chip>}
        {status === 'placed' && order.claimedAt && <Chip tone="kumkum">{words.claimed}</Chip>}
        <Chip tone={orderTone[status]}>{words.statuses[status]}</Chip>
      </span>
    </AdminLink>
  )
}
