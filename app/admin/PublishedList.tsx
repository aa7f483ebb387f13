import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { AdminLink } from './AdminLink.tsx'
import { FilterChoice, Filters, SearchBox } from './ListTools.tsx'
import { PagedList } from './PagedList.tsx'
import { TabPage } from './TabPage.tsx'
import { oneOf, useFilters, words } from './useFilters.ts'
import type { Pages } from './usePages.ts'

/** The search text and the state. */
export function usePublishedFilter() {
  const { states } = useWords(adminPublishing)
  const { shown, set, clear, isOn } = useFilters({ search: words, state: oneOf(states) })
  return { asked: shown, isOn, set, clear }
}

type Props<T> = {
  words: {
    title: string
    intro: (total: number) => string
    add?: string
    searchHint: string
    label: string
    empty: string
    emptyText: string
  }
  /** The page for a new one, if staff can add any. */
  newPage?: string
  /** Above the list, whatever it shows. */
  notice?: ReactNode
  filter: ReturnType<typeof usePublishedFilter>
  pages: Pages<T> & { first: { total: number } | undefined }
  children: (item: T, index: number) => ReactNode
}

/** Everything of one kind that staff publish, drafts included. */
export function PublishedList<T extends { id: string }>(props: Props<T>) {
  const { words, newPage, notice, filter, pages, children } = props
  const { state: label, states } = useWords(adminPublishing)
  const { search = '', state } = filter.asked
  return (
    <TabPage
      title={words.title}
      intro={pages.first && words.intro(pages.first.total)}
      action={
        newPage !== undefined && (
          <AdminLink to={newPage} className={buttonClass()}>
            <Icon of={Plus} className="size-5" />
            {words.add}
          </AdminLink>
        )
      }
    >
      {notice}
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => filter.set({ search: typed })}
        />
        <FilterChoice
          label={label}
          value={state}
          options={states}
          onChoose={(chosen) => filter.set({ state: chosen })}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={filter.isOn ? filter.clear : undefined}
        keyOf={({ id }) => id}
      >
        {children}
      </PagedList>
    </TabPage>
  )
}
