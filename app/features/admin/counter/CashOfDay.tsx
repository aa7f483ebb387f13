import { Printer } from 'lucide'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dayText } from '#app/i18n/dates.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type DayBook, getDayBook } from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { Signatures } from '#app/admin/sums/Signatures.tsx'
import { CashCountForm } from './CashCountForm.tsx'
import { CashCounts } from './CashCounts.tsx'
import { CashRow } from './CashRow.tsx'

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The day book, and the count at closing. */
export function CashOfDay({ part: requestedDay }: { part: string | undefined }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  const goTo = useGoTo()
  const today = todayIn(timeZone)
  const day = isDay(requestedDay) ? requestedDay : today
  const { data, isPending, error, refetch } = useRead(getDayBook, { day })
  return (
    <section aria-labelledby="cash" className="mt-6 max-w-4xl">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="cash" className="text-xl">
          {words.heading(dayText(day))}
        </h2>
        <div className="no-print flex flex-wrap items-end gap-3">
          <TextField
            label={words.day}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => isDay(target.value) && goTo(`counter/cash/${target.value}`)}
          />
          <Button variant="outline" onClick={() => print()} disabled={!data}>
            <Icon of={Printer} className="size-5" />
            {words.print}
          </Button>
        </div>
      </div>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          {data.drawer ? (
            <Sums drawer={data.drawer} opening={data.counts.at(-1)?.opening ?? 0} />
          ) : (
            <p className="mt-4">{words.blind}</p>
          )}
          <Hundi book={data} />
          <CashCounts book={data} />
          {day <= today && <CashCountForm book={data} />}
          {/* Last: a festival's day has hundreds. */}
          {data.drawer && <Items items={data.drawer.items} />}
          <Signatures of={words.signatures} />
        </>
      )}
    </section>
  )
}

type Drawer = NonNullable<DayBook['drawer']>

function Sums({ drawer: { sums, expected }, opening }: { drawer: Drawer; opening: number }) {
  const words = useWords(cashOfDay)
  return (
    <dl className="cash-sums mt-4">
      {opening > 0 && (
        <div>
          <dt>{words.float}</dt>
          <dd>{formatRupees(opening)}</dd>
        </div>
      )}
      {sums.map(({ kind, count, amount }) => (
        <div key={kind}>
          <dt>
            {words.kinds[kind]} ({count})
          </dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="font-semibold">
        <dt>{words.expected}</dt>
        <dd>{formatRupees(expected + opening)}</dd>
      </div>
    </dl>
  )
}

/** It never is in the drawer. */
function Hundi({ book: { hundi } }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  if (hundi.count === 0) return null
  return (
    <dl className="cash-sums mt-4">
      <div>
        <dt>
          {words.hundi} ({hundi.count})
        </dt>
        <dd>{formatRupees(hundi.amount)}</dd>
      </div>
    </dl>
  )
}

function Items({ items }: { items: Drawer['items'] }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  if (items.length === 0) return <p className="mt-4 text-muted">{words.empty}</p>
  return (
    <ul aria-label={words.label} className="cash-rows mt-4">
      {items.map(({ kind, reference, name, amount, at, receipt, isVoid }) => (
        <CashRow
          key={`${reference} ${kind} ${at}`}
          details={[
            words.kinds[kind],
            receipt ?? reference,
            momentOf(at, timeZone),
            isVoid && words.isVoid,
          ]}
          amount={amount}
          isVoid={isVoid}
        >
          {name || words.kinds[kind]}
        </CashRow>
      ))}
    </ul>
  )
}
