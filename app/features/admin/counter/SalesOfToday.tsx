import { useAdmin } from '#app/admin/adminContext.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { counterSale } from '#app/i18n/en/counter/adminSales.ts'
import { saleCorrections } from '#app/i18n/en/orders/adminCorrections.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { listSales } from '#contract/orders/counterAdmin.ts'
import { CashRow } from './CashRow.tsx'

/** What was sold today, so that one can be opened or taken back. */
export function SalesOfToday() {
  const words = useWords(counterSale)
  const { isVoid: voided } = useWords(saleCorrections)
  const { payments } = useWords(adminOrders)
  const { timeZone } = useAdmin()
  const { data = [] } = useRead(listSales, {})
  if (data.length === 0) return null
  return (
    <section aria-labelledby="sales-of-today" className="mt-8 max-w-4xl">
      <h2 id="sales-of-today" className="text-xl">
        {words.today}
      </h2>
      <ul className="cash-rows mt-2">
        {data.map(({ reference, items, amount, payment, createdAt, isVoid }) => (
          <CashRow
            key={reference}
            details={[momentOf(createdAt, timeZone), payments[payment], isVoid && voided]}
            amount={amount}
            isVoid={isVoid}
          >
            <AdminLink to={`counter/sale/${reference.toLowerCase()}`} className="text-link">
              {items}
            </AdminLink>
          </CashRow>
        ))}
      </ul>
    </section>
  )
}
