import { Plus } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { AdminLink } from './AdminLink.tsx'
import { AdminList, type Bulk } from './list/AdminList.tsx'
import { choice, searched } from './list/filters.tsx'
import type { Filters } from './list/useAdminList.ts'
import { TabPage } from './TabPage.tsx'

/** The filters of everything that staff publish, for `useAdminList`. */
export function usePublishedFilters(searchHint: string) {
  const { state, states } = useWords(adminPublishing)
  return { search: searched(searchHint), state: choice(state, states) }
}

type Props<T, F extends Filters> = {
  words: {
    title: string
    intro: (total: number) => string
    add?: string
    label: string
    empty: string
    emptyText: string
  }
  /** The page for a new one, if staff can add any. */
  newPage?: string
  /** Beside the way to the new one. */
  otherWay?: ReactNode
  /** Above the list, whatever it shows. */
  notice?: ReactNode
  bulk?: Bulk<T>
  of: ComponentProps<typeof AdminList<T, F>>['of'] & { first: { total: number } | undefined }
  children: (item: T, index: number) => ReactNode
}

/** Everything of one kind that staff publish, drafts included. */
export function PublishedList<T extends { id: string }, F extends Filters>(props: Props<T, F>) {
  const { words, newPage, otherWay, notice, bulk, of: list, children } = props
  return (
    <TabPage
      title={words.title}
      intro={list.first && words.intro(list.first.total)}
      action={
        newPage !== undefined && (
          <>
            {otherWay}
            <AdminLink to={newPage} className={buttonClass()}>
              <Icon of={Plus} className="size-5" />
              {words.add}
            </AdminLink>
          </>
        )
      }
    >
      {notice}
      <AdminList of={list} words={words} bulk={bulk} keyOf={({ id }) => id}>
        {children}
      </AdminList>
    </TabPage>
  )
}
