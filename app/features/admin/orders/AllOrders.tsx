import { useState } from 'react'
import { SearchBox } from '#app/admin/list/SearchBox.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { listOrders } from '#contract/orders/admin.ts'
import { OrderRow } from './OrderRow.tsx'
import { OrdersToRemit } from './OrdersToRemit.tsx'
import { StageChips } from './StageChips.tsx'

/** The orders by what is to be done with them. */
export function AllOrders() {
  const words = useWords(adminOrders)
  const { shown, set, clear } = useFilters({ search: text, stage: oneOf(words.stages) })
  const { search = '', stage } = shown
  const pages = usePages(listOrders, { search, stage })
  const [now] = useState(() => Date.now())
  const empty = stage
    ? { title: words.emptyStage, text: words.emptyStageText }
    : { title: words.empty, text: words.emptyText }
  return (
    <>
      <StageChips
        chosen={stage}
        counts={pages.first?.counts}
        onChoose={(chosen) => set({ stage: chosen })}
      />
      {stage && <p className="mt-2 text-muted">{words.stageTexts[stage]}</p>}
      <div className="mt-4 max-w-md">
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
      </div>
      {stage === 'remit' ? (
        <OrdersToRemit pages={pages} now={now} onClearFilters={search ? clear : undefined} />
      ) : (
        <PagedList
          pages={pages}
          label={words.label}
          empty={empty}
          onClearFilters={search ? clear : undefined}
          keyOf={({ reference }) => reference}
        >
          {(order) => <OrderRow order={order} now={now} />}
        </PagedList>
      )}
    </>
  )
}
