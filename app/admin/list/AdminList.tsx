import { Fragment, type ReactNode, useId, useState } from 'react'
import { PagedList } from '#app/admin/PagedList.tsx'
import type { Pages } from '#app/admin/usePages.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { CsvLink } from './CsvLink.tsx'
import { SavedViews } from './SavedViews.tsx'
import type { FilterValue } from './filters.tsx'
import type { Filters } from './useAdminList.ts'

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
  /** The row of an item. */
  children: (item: T, index: number) => ReactNode
}

/** A list of the office below its filters. */
export function AdminList<T, F extends Filters>(props: Props<T, F>) {
  const { of: list, words, slots, keyOf, children } = props
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
        {list.csv && <CsvLink {...list.csv} />}
      </FilterBar>
      <SavedViews list={list.name} shown={list.shown} />
      <PagedList
        pages={list.pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={list.isFiltered ? list.clear : undefined}
        keyOf={keyOf}
      >
        {children}
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
