import { Printer } from 'lucide'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { Signatures } from '#app/admin/sums/Signatures.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { day, useFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText } from '#app/i18n/dates.ts'
import { adminTakings } from '#app/i18n/en/takings/adminTakings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { addDays } from '#almanac/civilDate.ts'
import { exportTakings, getTakings } from '#contract/takings/admin.ts'
import { AuditorFile } from './AuditorFile.tsx'
import { CashierSums } from './CashierSums.tsx'
import { DrawerSums } from './DrawerSums.tsx'
import { RefundSums } from './RefundSums.tsx'
import { TakingsWays } from './TakingsWays.tsx'
import { TaxSums } from './TaxSums.tsx'
import { WaysPaid } from './WaysPaid.tsx'

/** What came in on one day or several, on one sheet to sign. */
export function TakingsReport() {
  const words = useWords(adminTakings)
  const { timeZone } = useAdmin()
  const today = todayIn(timeZone)
  const { shown, set } = useFilters({ from: day, to: day })
  const { from = today, to = from } = shown
  const { data, isPending, error, refetch } = useRead(getTakings, { from, to })
  const yesterday = addDays(today, -1)
  const choices = [
    [words.today, today, today],
    [words.yesterday, yesterday, yesterday],
    [words.month, `${today.slice(0, 8)}01`, today],
  ] as const
  return (
    <TabPage
      title={words.title}
      intro={words.intro}
      action={
        <>
          <Button variant="outline" onClick={() => print()} disabled={!data}>
            <Icon of={Printer} className="size-5" />
            {words.print}
          </Button>
          <FileLinks path={exportTakings.path} filters={{ from, to }} />
        </>
      }
    >
      <TakingsWays current="days" />
      <div className="no-print mt-4 flex flex-wrap items-end gap-3">
        <div className="flex flex-wrap gap-2">
          {choices.map(([text, first, last]) => (
            <Button
              key={text}
              size="small"
              variant={first === from && last === to ? 'primary' : 'outline'}
              aria-pressed={first === from && last === to}
              onClick={() => set({ from: first, to: last })}
            >
              {text}
            </Button>
          ))}
        </div>
        <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
          <TextField
            label={words.from}
            type="date"
            max={today}
            value={from}
            onChange={({ target }) => target.value && set({ from: target.value, to })}
          />
          <TextField
            label={words.to}
            type="date"
            max={today}
            value={to}
            onChange={({ target }) => target.value && set({ from, to: target.value })}
          />
        </div>
      </div>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <h2 className="mt-6 text-xl">{words.heading(dateText(from), dateText(to))}</h2>
          <div className="takings mt-3">
            <WaysPaid takings={data} />
            <CashierSums takings={data} />
            <DrawerSums takings={data} />
            <RefundSums takings={data} />
            <TaxSums takings={data} />
          </div>
          <Signatures of={words.signatures} />
        </>
      )}
      <AuditorFile today={today} />
    </TabPage>
  )
}
