import { useState } from 'react'
import { CsvLink } from '#app/admin/list/CsvLink.tsx'
import { SavedViews } from '#app/admin/list/SavedViews.tsx'
import { SearchBox } from '#app/admin/list/SearchBox.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { adminOrders } from '#app/i18n/en/orders/adminOrders.ts'
import { useWords } from '#app/i18n/words.ts'
import { exportOrders, listOrders, type OrderStage } from '#contract/orders/admin.ts'
import type { BulkStep } from '#contract/orders/bulkAdmin.ts'
import { BulkBar } from './BulkBar.tsx'
import { OrderRow } from './OrderRow.tsx'
import { OrdersToRemit } from './OrdersToRemit.tsx'
import { SelectRow } from './SelectRow.tsx'
import { StageChips } from './StageChips.tsx'

/** What is done with many orders at each stage. */
const stepAt: Partial<Record<OrderStage, BulkStep>> = {
  pack: 'pack',
  send: 'ship',
  sent: 'deliver',
}

const none: ReadonlySet<string> = new Set()

/** The orders by what is to be done with them. */
export function AllOrders() {
  const words = useWords(adminOrders)
  const { shown, set, clear } = useFilters({ search: text, stage: oneOf(words.stages) })
  const { search = '', stage } = shown
  const pages = usePages(listOrders, { search, stage })
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState(none)
  const step = stage && stepAt[stage]
  const handleToggle = (reference: string) => {
    const changed = new Set(chosen)
    if (!changed.delete(reference)) changed.add(reference)
    setChosen(changed)
  }
  const empty = stage
    ? { title: words.emptyStage, text: words.emptyStageText }
    : { title: words.empty, text: words.emptyText }
  return (
    <>
      <StageChips
        chosen={stage}
        counts={pages.first?.counts}
        onChoose={(next) => {
          setChosen(none)
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
        {pages.items.length > 0 && <CsvLink path={exportOrders.path} filters={{ stage, search }} />}
      </div>
      <SavedViews list="orders" shown={shown} />
      {step && (
        <BulkBar
          step={step}
          orders={pages.items}
          chosen={chosen}
          onChoose={(references) => setChosen(new Set(references))}
        />
      )}
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
                order={order}
                isChosen={chosen.has(order.reference)}
                onToggle={handleToggle}
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
