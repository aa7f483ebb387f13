import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { cashOfDay } from '#app/i18n/en/counter/adminCounter.ts'
import { useWords } from '#app/i18n/words.ts'
import {
  type CashCount,
  type CashNotes,
  type DayBook,
  noteValues,
} from '#contract/counter/admin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { ExplainCount } from './ExplainCount.tsx'

/** The counts of a day, each with what it found and how that differs from the records. */
export function CashCounts({ book: { day, counts, drawer } }: { book: DayBook }) {
  const words = useWords(cashOfDay)
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="counts" className="mt-6">
      <h3 id="counts" className="text-lg">
        {words.counts}
      </h3>
      <ul className="cash-rows">
        {counts.map((count) => (
          <Count key={count.position} day={day} count={count} />
        ))}
      </ul>
      {drawer?.changedBy !== undefined && (
        <p className="admin-panel admin-panel-trouble mt-3">
          {words.since(formatRupees(drawer.changedBy))}
        </p>
      )}
    </section>
  )
}

function Count({ day, count }: { day: string; count: CashCount }) {
  const words = useWords(cashOfDay)
  const { timeZone } = useAdmin()
  const { at, by, counted, expected, notes, opening, hundiWitness, reason } = count
  const isKnown = counted !== undefined && expected !== undefined
  const difference = isKnown ? counted - expected : 0
  const details = [
    notes && notesText(notes, words),
    opening && words.opening(formatRupees(opening)),
    hundiWitness && words.witness(hundiWitness),
  ].filter(Boolean)
  return (
    <li>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {words.countedBy(by.username ?? words.gone, momentOf(at, timeZone))}
        {details.length > 0 && (
          <span className="block text-sm text-muted">{details.join(' · ')}</span>
        )}
        {isKnown && (
          <span className="block text-sm">
            {difference === 0
              ? words.agrees
              : words.differs(formatRupees(expected), formatRupees(difference))}{' '}
            {reason}
          </span>
        )}
        {difference !== 0 && !reason && (
          <ExplainCount day={day} position={count.position} difference={difference} />
        )}
      </span>
      {counted !== undefined && <b className="tabular-nums">{formatRupees(counted)}</b>}
    </li>
  )
}

/** `3 × ₹500, 1 × ₹50, coins ₹7` */
const notesText = (
  notes: CashNotes,
  words: { note: (value: string, count: number) => string; coinsOf: (amount: string) => string },
): string =>
  [
    ...noteValues.map((value) => {
      const count = notes[`n${value}`]
      return count > 0 && words.note(formatRupees(value), count)
    }),
    notes.coins > 0 && words.coinsOf(formatRupees(notes.coins)),
  ]
    .filter(Boolean)
    .join(', ')
