import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import { periodFilters } from '#app/admin/sums/PeriodFields.tsx'
import { namedSums, SumsOverTime } from '#app/admin/sums/SumsOverTime.tsx'
import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { TotalsSection } from '#app/admin/sums/TotalsSection.tsx'
import { useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { shopTotals } from '#app/i18n/en/counter/adminSales.ts'
import { useWords } from '#app/i18n/words.ts'
import { exportDayBook, getShopTotals, type ShopTotals as Totals } from '#contract/orders/admin.ts'

/** What the shop took in, by time, payment and product, and the day book of that time. */
export function ShopTotals() {
  const words = useWords(shopTotals)
  const { shown, set } = useFilters(periodFilters)
  const reading = useRead(getShopTotals, shown)
  return (
    <>
      <TotalsSection words={words} reading={reading} period={shown} onChoose={set}>
        {(totals) => <Shown totals={totals} />}
      </TotalsSection>
      {reading.data && <DayBook totals={reading.data} />}
    </>
  )
}

function Shown({ totals }: { totals: Totals }) {
  const words = useWords(shopTotals)
  const { payments } = useWords(adminOrders)
  const { month, all } = totals
  return (
    <>
      <SumsOverTime words={words} totals={totals} note={words.orders(all.count)} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <SumTable
          words={words}
          title={month === undefined ? words.byMonth : words.byDay}
          heading={month === undefined ? words.monthColumn : words.day}
          rows={namedSums(totals).filter(({ sum }) => sum.count > 0)}
          all={all}
        />
        <div className="grid min-w-0 gap-5">
          <SumTable
            words={words}
            title={words.byPayment}
            heading={words.payment}
            rows={totals.byPayment.map(({ payment, ...sum }) => ({
              key: payment,
              name: payments[payment],
              sum,
            }))}
            withShares
          />
          {totals.products.length > 0 && (
            <SumTable
              words={{ ...words, count: words.pieces, sum: words.amount }}
              title={words.best}
              heading={words.product}
              rows={totals.products.map(({ id, name, quantity, amount }) => ({
                key: id,
                name,
                sum: { count: quantity, amount, returned: 0 },
              }))}
              withShares
            />
          )}
        </div>
      </div>
    </>
  )
}

/** Also without a sale: a credit note may belong to an earlier one. */
function DayBook({ totals: { month, financialYear } }: { totals: Totals }) {
  const { dayBook, dayBookText } = useWords(shopTotals)
  return (
    <section aria-labelledby="day-book" className="no-print mt-6 border-t border-line pt-5">
      <h3 id="day-book" className="text-lg">
        {dayBook}
      </h3>
      <p className="mt-1 mb-3 text-muted">{dayBookText}</p>
      <FileLinks path={exportDayBook.path} filters={month ? { month } : { financialYear }} />
    </section>
  )
}
