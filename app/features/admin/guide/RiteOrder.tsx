import type { ComponentProps } from 'react'
import { OrderedRow } from '#app/admin/list/OrderedRow.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { useOrder } from '#app/admin/list/useOrder.ts'
import { PublishedEntry } from '#app/admin/PublishedEntry.tsx'
import { PublishedList, usePublishedFilters } from '#app/admin/PublishedList.tsx'
import { PublishMany } from '#app/admin/PublishMany.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import {
  listStaffRites,
  orderRites,
  publishRites,
  restoreRite,
  type StaffRiteSummary,
} from '#contract/guide/admin.ts'
import { largestPage } from '#contract/paging.ts'

function RiteActions(props: Omit<ComponentProps<typeof PublishMany>, 'endpoint'>) {
  return <PublishMany endpoint={publishRites} {...props} />
}

const bulk = { nameOf: ({ title }: { title: string }) => title, Actions: RiteActions }

/** All rites in the order devotees see. Buttons or dragging a row change it. */
export function RiteOrder() {
  const words = useWords(adminGuide)
  const { restored } = useWords(adminPublishing)
  const { send, isBusy } = useSend()
  const rites = useAdminList({
    read: listStaffRites,
    filters: usePublishedFilters(words.searchHint),
    always: { limit: largestPage },
  })
  const { items, isComplete, isFetching } = rites.pages
  const { rowAt } = useOrder({
    ids: items.map(({ id }) => id),
    // The order is sent as a whole.
    canOrder: !rites.isFiltered && isComplete && !isBusy && !isFetching,
    onOrder: async (ids) => (await send(orderRites, { ids })) !== undefined,
  })
  const restore = async ({ id, version }: StaffRiteSummary) => {
    if (await send(restoreRite, { id }, { version })) {
      showToast({ title: restored, tone: 'success' })
    }
  }
  return (
    <PublishedList words={words} newPage="guide/new" of={rites} bulk={bulk}>
      {(rite, index) => (
        <OrderedRow row={rowAt(index)} of={rite} onRestore={() => void restore(rite)}>
          <PublishedEntry of={rite} page={`guide/${rite.id}`}>
            {[
              words.steps(rite.stepCount),
              words.minutes(rite.minutes),
              rite.shortMinutes > 0 &&
                rite.shortMinutes < rite.minutes &&
                words.shortForm(rite.shortMinutes),
              words.recordings(rite.recordingCount),
            ]
              .filter(Boolean)
              .join(', ')}
          </PublishedEntry>
        </OrderedRow>
      )}
    </PublishedList>
  )
}
