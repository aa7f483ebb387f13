import type { ComponentProps } from 'react'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { useOrder } from '#app/admin/list/useOrder.ts'
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
  const { rowAt } = useOrder({
    ids: items.map(({ id }) => id),
    canOrder,
    onOrder: async (ids) => (await send(orderMantras, { ids, list })) !== undefined,
  })
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
          row={rowAt(index)}
          onRestore={() => void restore(mantra.id, mantra.version)}
        />
      )}
    </PublishedList>
  )
}
