import { Printer } from 'lucide'
import { Loaded } from '#app/admin/Loaded.tsx'
import { FilterChoice } from '#app/admin/list/FilterChoice.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { oneOf, type Reader, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { adminYear } from '#app/i18n/en/takings/adminYear.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import type { TakingKind } from '#contract/takings/admin.ts'
import { getTakingsYear, type TakingsYear } from '#contract/takings/yearAdmin.ts'
import { TakingsWays } from './TakingsWays.tsx'
import { YearDays } from './YearDays.tsx'
import { YearMonths } from './YearMonths.tsx'
import { YearShares } from './YearShares.tsx'

const yearName: Reader<string> = (text) => (/^20\d{2}(-\d{2})?$/.test(text) ? text : undefined)

/** What a year brought, beside the year before. */
export function YearReport() {
  const words = useWords(adminYear)
  const { print: printText, kinds } = useWords(adminTakings)
  const { shown, set } = useFilters({ year: yearName, kind: oneOf(kinds) })
  const reading = useRead(getTakingsYear, shown)
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        <Button variant="outline" onClick={() => print()} disabled={!reading.data}>
          <Icon of={Printer} className="size-5" />
          {printText}
        </Button>
      }
    >
      <TakingsWays current="year" />
      <Loaded query={reading}>
        {(year) => (
          <>
            <div className="admin-filters no-print mt-4" data-open="">
              <SelectField
                label={words.year}
                value={year.year}
                options={[...year.financialYears, ...year.calendarYears].map((name) => ({
                  value: name,
                  label: name.length > 4 ? name : words.calendar(name),
                }))}
                onChange={({ target }) => set({ year: target.value })}
              />
              <FilterChoice
                label={words.kind}
                value={shown.kind}
                options={kinds}
                onChoose={(kind) => set({ kind })}
              />
            </div>
            <Shown year={year} kind={shown.kind} />
          </>
        )}
      </Loaded>
    </TabPage>
  )
}

function Shown({ year, kind }: { year: TakingsYear; kind: TakingKind | undefined }) {
  const words = useWords(adminYear)
  const { kinds } = useWords(adminTakings)
  const { all, soFar, refunded, yearBefore } = year
  if (all.count === 0 && all.before === 0)
    return (
      <EmptyState title={words.empty}>
        <p>{words.emptyText}</p>
      </EmptyState>
    )
  const compared = soFar?.before ?? all.before
  return (
    <>
      <h2 className="mt-6 text-xl">{kind ? `${year.year} · ${kinds[kind]}` : year.year}</h2>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        <Figure
          label={words.received}
          amount={all.amount}
          note={[words.payments(all.count), compared > 0 && words.change(all.amount, compared)]}
        />
        <Figure
          label={soFar ? words.soFar(dateText(soFar.day)) : words.whole(yearBefore)}
          amount={compared}
          note={[soFar && `${words.whole(yearBefore)}: ${exactRupees(all.before)}`]}
        />
        <Figure label={words.refunded} amount={refunded.amount} note={[words.refundedNote]} />
      </dl>
      <YearMonths year={year} kind={kind} />
      <YearShares year={year} kind={kind} />
      <YearDays year={year} kind={kind} />
    </>
  )
}

type FigureProps = { label: string; amount: number; note: (string | false | undefined)[] }

function Figure({ label, amount, note }: FigureProps) {
  return (
    <div className="card px-5 py-4">
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="text-2xl font-semibold tabular-nums">{exactRupees(amount)}</span>
        <span className="block text-sm text-muted">{note.filter(Boolean).join(' · ')}</span>
      </dd>
    </div>
  )
}
