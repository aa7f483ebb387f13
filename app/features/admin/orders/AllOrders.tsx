import { useState } from 'react'
import { SavedViews } from '#app/admin/list/SavedViews.tsx'
import { FileLinks } from '#app/admin/list/FileLinks.tsx'
import { SearchBox } from '#app/admin/list/SearchBox.tsx'
import { SelectRow } from '#app/admin/list/SelectRow.tsx'
import { useSelection } from '#app/admin/list/useSelection.ts'
import { buyerName } from '#app/admin/orders/buyerName.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { exportOrders, listOrders, type OrderStage } from '#contract/orders/admin.ts'
import type { BulkStep } from '#contract/orders/bulkAdmin.ts'
import { BulkBar } from './BulkBar.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OrdersToRemit } from './OrdersToRemit.tsx'
import { StageChips } from './StageChips.tsx'

/** What is done with many orders at each stage. */
const stepAt: Partial<Record<OrderStage, BulkStep>> = {
  pack: 'pack',
  send: 'ship',
  sent: 'deliver',
}

/** The orders by what is to be done with them. */
export function AllOrders() {
  const words = useWords(adminOrders)
  const bulk = useWords(orderBulk)
  const { shown, set, clear } = useFilters({ search: text, stage: oneOf(words.stages) })
  const { search = '', stage } = shown
  const pages = usePages(listOrders, { search, stage })
  const [now] = useState(() => Date.now())
  const selection = useSelection(pages.items, ({ reference }) => reference)
  const step = stage && stepAt[stage]
  const empty = stage
    ? { title: words.emptyStage, text: words.emptyStageText }
    : { title: words.empty, text: words.emptyText }
  return (
    <>
      <StageChips
        chosen={stage}
        counts={pages.first?.counts}
        onChoose={(next) => {
          selection.clear()
          set({ stage: next })
        }}
      />
      {stage && <p className="mt-2 text-muted">{words.stageTexts[stage]}</p>}
      <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-md min-w-0 grow basis-64">
          <SearchBox
            value={search}
            hint={words.searchHint}
            onSearch={(typed) => set({ search: typed })}
          />
        </div>
        {pages.items.length > 0 && (
          <FileLinks path={exportOrders.path} filters={{ stage, search }} />
        )}
      </div>
      <SavedViews list="orders" shown={shown} />
      {step && <BulkBar step={step} selection={selection} />}
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
          {(order) =>
            step ? (
              <SelectRow
                label={bulk.one(order.reference, buyerName(order, words))}
                isChosen={selection.isChosen(order)}
                onToggle={() => selection.toggle(order)}
              >
                <OrderRow order={order} now={now} />
              </SelectRow>
            ) : (
              <OrderRow order={order} now={now} />
            )
          }
        </PagedList>
      )}
    </>
  )
}
