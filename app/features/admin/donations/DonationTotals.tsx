import { FilterChoice } from '#app/admin/list/FilterChoice.tsx'
import { ComparedSums } from '#app/admin/sums/ComparedSums.tsx'
import { DownloadTotals } from '#app/admin/sums/DownloadTotals.tsx'
import { periodFilters } from '#app/admin/sums/PeriodFields.tsx'
import type { Sum } from '#app/admin/sums/sums.ts'
import { SumsOverTime } from '#app/admin/sums/SumsOverTime.tsx'
import { SumTable } from '#app/admin/sums/SumTable.tsx'
import { TotalsSection } from '#app/admin/sums/TotalsSection.tsx'
import { oneOf, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import { adminTotals } from '#app/i18n/en/donations/adminTotals.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  type DonationTotals as Totals,
  exportDonationTotals,
  getDonationTotals,
} from '#contract/donations/totalsAdmin.ts'

export function DonationTotals() {
  const words = useWords(adminTotals)
  const kinds = { test: words.kinds.test }
  const { shown, set } = useFilters({ ...periodFilters, kind: oneOf(kinds) })
  const { kind, ...period } = shown
  const reading = useRead(getDonationTotals, { ...period, isTest: kind && true })
  return (
    <TotalsSection
      words={words}
      reading={reading}
      period={period}
      onChoose={set}
      filters={
        <FilterChoice
          label={words.kind}
          value={kind}
          options={kinds}
          all={words.kinds.money}
          onChoose={(chosen) => set({ kind: chosen })}
        />
      }
      note={reading.data && kind && <p className="admin-panel mt-4">{words.testText}</p>}
    >
      {(totals) => <Shown totals={totals} isTest={kind !== undefined} />}
    </TotalsSection>
  )
}

function Shown({ totals, isTest }: { totals: Totals; isTest: boolean }) {
  const words = useWords(adminTotals)
  const { methods } = useWords(adminDonations)
  const named = (key: string, name: string, sum: Sum) => ({ key, name, sum })
  const purposes = totals.byPurpose.map(({ purpose, ...sum }) =>
    named(purpose ?? '', purpose ?? words.noPurpose, sum),
  )
  /** Links to the file of all, or of one table. */
  const filesOf = (by: 'method' | 'purpose' | undefined, label: string) => (
    <DownloadTotals
      path={exportDonationTotals.path}
      period={totals}
      also={{ ...(isTest && { isTest: 'true' }), ...(by && { by }) }}
    >
      {label}
    </DownloadTotals>
  )
  return (
    <>
      <SumsOverTime words={words} totals={totals} note={words.donations(totals.all.count)} />
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
              rows={totals.byMethod.map(({ paymentMethod, ...sum }) =>
                named(paymentMethod, methods[paymentMethod], sum),
              )}
              withShares
            />
            {filesOf('method', words.downloadMethods)}
          </div>
          <div>
            <SumTable
              words={words}
              title={words.byPurpose}
              heading={words.purpose}
              rows={purposes}
              withShares
            />
            {filesOf('purpose', words.downloadPurposes)}
          </div>
        </div>
      </div>
    </>
  )
}
