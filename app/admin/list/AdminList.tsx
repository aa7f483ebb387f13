import { type ComponentType, Fragment, type ReactNode, useId, useState } from 'react'
import { PagedList } from '#app/admin/PagedList.tsx'
import type { Pages } from '#app/admin/usePages.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectBar } from './SelectBar.tsx'
import { SelectRow } from './SelectRow.tsx'
import { useSelection } from './useSelection.ts'
import { SavedViews } from './SavedViews.tsx'
import { FileLinks } from './FileLinks.tsx'
import type { FilterValue } from './filters.tsx'
import type { Filters } from './useAdminList.ts'

export type Bulk<T> = {
  /** What a row is called where it is chosen. */
  nameOf: (item: T) => string
  /** The buttons for the chosen rows; `onDone` leaves none chosen. */
  Actions: ComponentType<{ chosen: readonly T[]; onDone: () => void }>
}

type Props<T, F extends Filters> = {
  /** Of `useAdminList`. */
  of: {
    name: string
    filters: F
    shown: { readonly [K in keyof F]?: FilterValue | undefined }
    set: (changed: never) => void
    clear: () => void
    isFiltered: boolean
    csv: { path: string; filters: object } | undefined
    pages: Pages<T>
  }
  words: { label: string; empty: string; emptyText: string }
  /** What takes the place of a filter's field; null if it is not shown. */
  slots?: { readonly [K in keyof F]?: ReactNode }
  keyOf: (item: T) => string | number
  /** What can be done with many rows at once. */
  bulk?: Bulk<T> | undefined
  /** The row of an item. */
  children: (item: T, index: number) => ReactNode
}

/** A list of the office below its filters. */
export function AdminList<T, F extends Filters>(props: Props<T, F>) {
  const { of: list, words, slots, keyOf, bulk, children } = props
  const bulkWords = useWords(adminBulk)
  const selection = useSelection(list.pages.items, keyOf)
  const field = (name: string): ReactNode => {
    const slot = slots?.[name]
    if (slot !== undefined) return slot
    return list.filters[name]?.show(list.shown[name] as never, (value) =>
      list.set({ [name]: value } as never),
    )
  }
  return (
    <>
      <FilterBar>
        {Object.keys(list.filters).map((name) => (
          <Fragment key={name}>{field(name)}</Fragment>
        ))}
        {list.csv && <FileLinks {...list.csv} />}
      </FilterBar>
      <SavedViews list={list.name} shown={list.shown} />
      {bulk && (
        <SelectBar words={bulkWords} of={selection}>
          <bulk.Actions chosen={selection.chosen} onDone={selection.clear} />
        </SelectBar>
      )}
      <PagedList
        pages={list.pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={list.isFiltered ? list.clear : undefined}
        keyOf={keyOf}
      >
        {(item, index) =>
          bulk ? (
            <SelectRow
              label={bulkWords.one(bulk.nameOf(item))}
              isChosen={selection.isChosen(item)}
              onToggle={() => selection.toggle(item)}
            >
              {children(item, index)}
            </SelectRow>
          ) : (
            children(item, index)
          )
        }
      </PagedList>
    </>
  )
}

/** The search is always visible; on a phone the other filters open on request. */
function FilterBar({ children }: { children: ReactNode }) {
  const words = useWords(admin)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="no-print mt-4">
      <div id={id} data-open={isOpen ? '' : undefined} className="admin-filters">
        {children}
      </div>
      <Button
        variant="quiet"
        className="-ml-3 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.fewerFilters : words.filters}
      </Button>
    </div>
  )
}
