import { type ComponentProps, useState } from 'react'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { PublishedList, usePublishedFilters } from '#app/admin/PublishedList.tsx'
import { PublishMany } from '#app/admin/PublishMany.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminMantras } from '#app/i18n/en/mantras/adminMantras.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import {
  listStaffMantras,
  orderMantras,
  publishMantras,
  restoreMantra,
} from '#contract/mantras/admin.ts'
import { largestPage } from '#contract/paging.ts'
import { MantraRow } from './MantraRow.tsx'
import { TextPages } from './TextPages.tsx'

function MantraActions(props: Omit<ComponentProps<typeof PublishMany>, 'endpoint'>) {
  return <PublishMany endpoint={publishMantras} {...props} />
}

const bulk = { nameOf: ({ title }: { title: string }) => title, Actions: MantraActions }

type Props = { list: 'mantras' | 'aartis' }

/** All texts of a list in the order devotees see. Buttons or dragging a row change it. */
export function MantraOrder({ list }: Props) {
  const all = useWords(adminMantras)
  const words = list === 'aartis' ? { ...all, ...all.aartis } : all
  const { restored } = useWords(adminPublishing)
  const [dragged, setDragged] = useState<string>()
  const { send, isBusy } = useSend()
  const texts = useAdminList({
    read: listStaffMantras,
    filters: usePublishedFilters(words.searchHint),
    always: { list, limit: largestPage },
  })
  const { items, isComplete, isFetching } = texts.pages
  // The order is sent as a whole, so it can be changed only while all mantras are shown, as they
  // are now: a change of an older order would undo the one before.
  const canOrder = !texts.isFiltered && isComplete && !isBusy && !isFetching
  const move = async (id: string | undefined, to: number) => {
    const was = items.map((item) => item.id)
    if (id === undefined || !canOrder || !was.includes(id) || was[to] === id) return
    const ids = was.filter((one) => one !== id).toSpliced(to, 0, id)
    if (await send(orderMantras, { ids, list }))
      showToast({ title: words.ordered, tone: 'success' })
  }
  const restore = async (id: string, version: number) => {
    if (await send(restoreMantra, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <PublishedList
      words={words}
      newPage={list === 'aartis' ? 'mantras/new/aartis' : 'mantras/new'}
      notice={<TextPages current={list} />}
      of={texts}
      bulk={bulk}
    >
      {(mantra, index) => (
        <MantraRow
          mantra={mantra}
          canMoveUp={canOrder && index > 0}
          canMoveDown={canOrder && index < items.length - 1}
          isDraggable={canOrder}
          onMove={(by) => void move(mantra.id, index + by)}
          onDragStart={() => setDragged(mantra.id)}
          onDrop={() => {
            void move(dragged, index)
            setDragged(undefined)
          }}
          onRestore={() => void restore(mantra.id, mantra.version)}
        />
      )}
    </PublishedList>
  )
}
