import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { CsvLink } from '#app/admin/ListTools.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminOrders } from '#app/i18n/en/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Out } from '#contract/endpoint.ts'
import { exactRupees } from '#contract/exactRupees.ts'
import { formatRupees } from '#contract/money.ts'
import { getShopTotals } from '#contract/ordersAdmin.ts'

type Totals = Out<typeof getShopTotals>

/** What the shop took in, by day, by payment and by item. */
export function ShopTotals() {
  const { sums: words } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const isPeriod = from !== '' && to !== '' && from <= to
  const asked = useRead(getShopTotals, { from, to }, { isOff: !isPeriod })
  return (
    <>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <TextField
          label={words.from}
          type="date"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={words.to}
          type="date"
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        {isPeriod && <CsvLink path="/api/admin/day-book.csv" filters={{ from, to }} />}
      </div>
      {isPeriod && asked.isPending && <ListSkeleton />}
      {asked.isError && !asked.data && (
        <LoadFailed error={asked.error} onRetry={() => void asked.refetch()} />
      )}
      {asked.data && <Sums totals={asked.data} />}
    </>
  )
}

function Sums({ totals }: { totals: Totals }) {
  const { sums: words, payments } = useWords(adminOrders)
  if (totals.orders === 0) return <p className="mt-4">{words.none}</p>
  return (
    <div className="mt-4 grid items-start gap-5 lg:grid-cols-2">
      <Card className="px-5 py-3">
        <Facts>
          <Fact label={words.taken}>{formatRupees(totals.amount)}</Fact>
          <Fact label={words.refunded}>{exactRupees(totals.refunded)}</Fact>
        </Facts>
        <h2 className="mt-4 text-xl">{words.byPayment}</h2>
        <Facts>
          {totals.payments.map(({ payment, orders, amount }) => (
            <Fact key={payment} label={`${payments[payment]}, ${words.orders(orders)}`}>
              {formatRupees(amount)}
            </Fact>
          ))}
        </Facts>
      </Card>
      <Card className="px-5 py-3">
        <h2 className="text-xl">{words.best}</h2>
        <Facts>
          {totals.products.map(({ id, name, quantity, amount }) => (
            <Fact key={id} label={`${name}, ${words.quantity(quantity)}`}>
              {formatRupees(amount)}
            </Fact>
          ))}
        </Facts>
      </Card>
      <Card className="px-5 py-3 lg:col-span-2">
        <h2 className="text-xl">{words.byDay}</h2>
        <Facts>
          {totals.days.map(({ date, orders, amount }) => (
            <Fact key={date} label={`${dateText(date)}, ${words.orders(orders)}`}>
              {formatRupees(amount)}
            </Fact>
          ))}
        </Facts>
      </Card>
    </div>
  )
}
