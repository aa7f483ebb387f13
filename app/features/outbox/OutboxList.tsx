import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { type LabelsByCommand } from '#app/forms/commandLabels.ts'
import { labelsOf } from '#app/forms/labelsOf.ts'
import { outbox } from '#app/i18n/en/outbox/outbox.ts'
import { useWords } from '#app/i18n/words.ts'
import { isUnsent, type OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { OutboxItem } from './OutboxItem.tsx'
import { useOutbox } from './useOutbox.ts'

/** As many as a phone renders at once; a button shows more. */
const pageSize = 20

/**
 * First what needs attention, then what waits, oldest first, and last what was sent, newest first.
 */
const inOrder = (rows: readonly OutboxRow[]): OutboxRow[] => [
  ...rows.filter(({ state }) => state === 'refused' || state === 'held'),
  ...rows.filter((row) => isUnsent(row) && row.state !== 'held'),
  ...rows.filter(({ state }) => state === 'accepted').toReversed(),
]

/** Everything this phone has sent or still has to send. */
export function OutboxList({ labels, timeZone }: { labels: LabelsByCommand; timeZone: string }) {
  const words = useWords(outbox)
  const { rows, hasFailed } = useOutbox()
  const [shown, setShown] = useState(pageSize)
  if (hasFailed) return <Failed title={words.failed} />
  if (!rows) return <Skeleton className="h-40" />
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.emptyTitle}
        action={
          <>
            <Link to="/puja" className={buttonClass({ variant: 'outline' })}>
              {words.book}
            </Link>
            <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
              {words.write}
            </Link>
          </>
        }
      >
        <p>{words.emptyText}</p>
      </EmptyState>
    )
  }
  const left = rows.length - shown
  return (
    <>
      <p className="mt-1 text-muted">{words.intro}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {inOrder(rows)
          .slice(0, shown)
          .map((row) => (
            <OutboxItem
              key={row.id}
              row={row}
              labels={labelsOf(labels, row.command)}
              timeZone={timeZone}
            />
          ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {left > 0 && (
          <Button variant="outline" onClick={() => setShown(shown + 5 * pageSize)}>
            {words.showMore(Math.min(left, 5 * pageSize))}
          </Button>
        )}
        {rows.some(({ state }) => state === 'accepted') && (
          <Button variant="quiet" onClick={clearSent}>
            {words.clearSent}
          </Button>
        )}
      </div>
    </>
  )
}

const clearSent = () =>
  void import('#app/offline/phone.ts').then((phone) => phone.outbox.clearSent())
