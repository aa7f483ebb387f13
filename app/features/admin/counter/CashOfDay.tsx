import { Printer } from 'lucide'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type DayBook, getDayBook } from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { CashCountForm } from './CashCountForm.tsx'

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The day book, and the count at closing. */
export function CashOfDay({ day: asked }: { day: string | undefined }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  const goTo = useGoTo()
  const today = todayIn(timeZone)
  const day = isDay(asked) ? asked : today
  const { data, isPending, error, refetch } = useRead(getDayBook, { day })
  return (
    <section aria-labelledby="cash" className="mt-6 max-w-4xl">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="cash" className="text-xl">
          {words.heading(`${weekdayText(day)}, ${dateText(day)}`)}
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
          <Sums book={data} />
          <Items book={data} />
          <Counts book={data} />
          {day <= today && <CashCountForm book={data} />}
        </>
      )}
    </section>
  )
}

function Sums({ book: { sums, expected } }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  return (
    <dl className="cash-sums mt-4">
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
        <dd>{formatRupees(expected)}</dd>
      </div>
    </dl>
  )
}

function Items({ book: { items } }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  if (items.length === 0) return <p className="mt-4 text-muted">{words.empty}</p>
  return (
    <ul aria-label={words.label} className="cash-rows mt-4">
      {items.map(({ kind, reference, name, amount, at, receipt, isVoid }) => (
        <li key={`${reference} ${kind} ${at}`}>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {name || words.kinds[kind]}
            <span className="block text-sm text-muted">
              {[
                words.kinds[kind],
                receipt ?? reference,
                momentOf(at, timeZone),
                isVoid && words.isVoid,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {isVoid ? (
            <s className="text-muted tabular-nums">{formatRupees(amount)}</s>
          ) : (
            <b className="tabular-nums">{formatRupees(amount)}</b>
          )}
        </li>
      ))}
    </ul>
  )
}

function Counts({ book: { counts, expected } }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  const last = counts.at(-1)
  if (!last) return null
  return (
    <section aria-labelledby="counts" className="mt-6">
      <h3 id="counts" className="text-lg">
        {words.counts}
      </h3>
      <ul className="cash-rows">
        {counts.map(({ at, by, counted, expected: then, reason }) => (
          <li key={at}>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {words.countedBy(by.username ?? words.gone, momentOf(at, timeZone))}
              {counted !== then && (
                <span className="block text-sm">
                  {words.differs(formatRupees(then), formatRupees(counted - then))} {reason}
                </span>
              )}
            </span>
            <b className="tabular-nums">{formatRupees(counted)}</b>
          </li>
        ))}
      </ul>
      {last.expected !== expected && (
        <p className="admin-panel admin-panel-trouble mt-3">
          {words.since(formatRupees(expected - last.expected))}
        </p>
      )}
    </section>
  )
}
