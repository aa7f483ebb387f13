import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { addRupees, exactRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'

/** Of one day: from the cash received to what should lie in the drawer. */
export function DrawerSums({ takings }: { takings: Takings }) {
  const words = useWords(adminTakings)
  const { drawer, received, refunds, from } = takings
  if (!drawer) return null
  const sumOf = (rows: readonly { amount: number }[]) =>
    addRupees(...rows.map(({ amount }) => amount))
  const rows = [
    [words.cash, sumOf(received.filter(({ method }) => method === 'cash'))],
    [words.backInCash, -sumOf(refunds.filter(({ isInCash }) => isInCash))],
    [words.otherDays, drawer.otherDays],
  ] as const
  return (
    <section aria-labelledby="drawer" className="card min-w-0 p-4">
      <h3 id="drawer" className="font-sans font-semibold">
        {words.drawer}
      </h3>
      <dl className="cash-sums">
        {rows
          .filter(([, amount], at) => at === 0 || amount !== 0)
          .map(([text, amount]) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{exactRupees(amount)}</dd>
            </div>
          ))}
        <div className="font-semibold">
          <dt>{words.expected}</dt>
          <dd>{exactRupees(drawer.expected)}</dd>
        </div>
      </dl>
      <p className="no-print mt-3">
        <AdminLink to={`counter/cash/${from}`} className="text-link">
          {words.openDrawer}
        </AdminLink>
      </p>
    </section>
  )
}
