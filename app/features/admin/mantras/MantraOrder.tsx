import { Plus } from 'lucide'
import { useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { listStaffMantras, orderMantras, restoreMantra } from '#contract/mantrasAdmin.ts'
import { largestPage } from '#contract/paging.ts'
import { MantraRow } from './MantraRow.tsx'

type State = 'draft' | 'scheduled' | 'published' | 'deleted'

/** All mantras in the order devotees see, which is changed by buttons or by dragging a row. */
export function MantraOrder() {
  const words = useWords(adminMantras)
  const [search, setSearch] = useState('')
  const [state, setState] = useState<State>()
  const [dragged, setDragged] = useState<number>()
  const { send, isBusy } = useSend()
  const pages = usePages(listStaffMantras, { search, state, limit: largestPage })
  const { items, isComplete } = pages
  // The order is given as a whole: it can be changed only where the whole is shown.
  const canOrder = search === '' && state === undefined && isComplete && !isBusy
  const move = async (from: number, to: number) => {
    const ids = items.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved === undefined || from === to) return
    ids.splice(to, 0, moved)
    if (await send(orderMantras, { ids })) showToast({ title: words.ordered, tone: 'success' })
  }
  const restore = async (id: string, version: number) => {
    if (await send(restoreMantra, { id }, { version })) {
      showToast({ title: words.restored, tone: 'success' })
    }
  }
  const clear = () => {
    setSearch('')
    setState(undefined)
  }
  return (
    <TabPage
      title={words.title}
      intro={pages.first && words.intro(pages.first.total)}
      action={
        <AdminLink to="mantras/new" className={buttonClass()}>
          <Icon of={Plus} className="size-5" />
          {words.add}
        </AdminLink>
      }
    >
      <Filters>
        <SearchBox value={search} hint={words.searchHint} onSearch={setSearch} />
        <FilterChoice
          label={words.state}
          value={state}
          options={words.states}
          onChoose={setState}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={search || state ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(mantra, index) => (
          <MantraRow
            mantra={mantra}
            canMoveUp={canOrder && index > 0}
            canMoveDown={canOrder && index < items.length - 1}
            isDraggable={canOrder}
            onMove={(by) => void move(index, index + by)}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== undefined) void move(dragged, index)
              setDragged(undefined)
            }}
            onRestore={() => void restore(mantra.id, mantra.version)}
          />
        )}
      </PagedList>
    </TabPage>
  )
}
