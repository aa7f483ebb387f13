import { ComparedSums } from '#app/admin/sums/ComparedSums.tsx'
import { DownloadTotals } from '#app/admin/sums/DownloadTotals.tsx'
import { periodFilters } from '#app/admin/sums/PeriodFields.tsx'
import { SumsOverTime } from '#app/admin/sums/SumsOverTime.tsx'
import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { TotalsSection } from '#app/admin/sums/TotalsSection.tsx'
import { useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminDakshina, dakshinaTotals } from '#app/i18n/en/bookings/adminDakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  exportDakshinaTotals,
  getDakshinaTotals,
  type DakshinaTotals as Totals,
} from '#contract/bookings/dakshinaAdmin.ts'

/** What came in for pujas, apart from the donations. */
export function DakshinaTotals() {
  const words = useWords(dakshinaTotals)
  const { shown, set } = useFilters(periodFilters)
  const reading = useRead(getDakshinaTotals, shown)
  return (
    <TotalsSection words={words} reading={reading} period={shown} onChoose={set}>
      {(totals) => <Shown totals={totals} />}
    </TotalsSection>
  )
}

function Shown({ totals }: { totals: Totals }) {
  const words = useWords(dakshinaTotals)
  const { methods } = useWords(adminDakshina)
  const filesOf = (by: 'method' | 'puja' | undefined, label: string) => (
    <DownloadTotals path={exportDakshinaTotals.path} period={totals} also={by ? { by } : {}}>
      {label}
    </DownloadTotals>
  )
  return (
    <>
      <SumsOverTime words={words} totals={totals} note={words.payments(totals.all.count)} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <div>
          <ComparedSums words={words} totals={totals} />
          {filesOf(undefined, words.download)}
        </div>
        <div className="grid min-w-0 gap-5">
          <div>
            <SumTable
              words={words}
              title={words.byMethod}
              heading={words.method}
              rows={totals.byMethod.map(({ method, ...sum }) => ({
                key: method,
                name: methods[method],
                sum,
              }))}
              withShares
            />
            {filesOf('method', words.downloadMethods)}
          </div>
          <div>
            <SumTable
              words={words}
              title={words.byPuja}
              heading={words.puja}
              rows={totals.byPuja.map(({ pujaType, pujaName, ...sum }) => ({
                key: pujaType,
                name: pujaName,
                sum,
              }))}
              withShares
            />
            {filesOf('puja', words.downloadPujas)}
          </div>
        </div>
      </div>
    </>
  )
}
