import type { UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide'
import type { ReactNode } from 'react'
import { addDays } from '#almanac/civilDate.ts'
import { BackLink } from '#app/admin/BackLink.tsx'
import { Loaded } from '#app/admin/Loaded.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { sevaDays } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'

/** How long a list is at first. */
export const usualDays = 30

type Props<Day> = {
  words: { list: (from: string, to: string) => string; empty: string; emptyText: string }
  back: { to: string; label: string }
  from: string
  to: string
  query: UseQueryResult<readonly Day[]>
  onTo: (date: string) => void
  /** The table of its days. */
  children: (days: readonly Day[]) => ReactNode
}

/** A priest's printed list, from a date to another. */
export function PriestList<Day>(props: Props<Day>) {
  const { words, back, from, to, query, onTo, children } = props
  const shared = useWords(sevaDays)
  return (
    <TabPage
      title={words.list(dateText(from), dateText(to))}
      action={
        <Button onClick={() => print()} disabled={!query.data?.length}>
          <Icon of={Printer} className="size-5" />
          {shared.printIt}
        </Button>
      }
    >
      <BackLink to={back.to}>{back.label}</BackLink>
      <TextField
        className="no-print mt-3 max-w-60"
        label={shared.to}
        type="date"
        min={from}
        max={addDays(from, 366)}
        value={to}
        onChange={({ target }) => target.value >= from && onTo(target.value)}
      />
      <Loaded query={query}>
        {(days) =>
          days.length === 0 ? (
            <EmptyState title={words.empty}>
              <p>{words.emptyText}</p>
            </EmptyState>
          ) : (
            <div className="sheet mt-4 overflow-x-auto">{children(days)}</div>
          )
        }
      </Loaded>
    </TabPage>
  )
}
