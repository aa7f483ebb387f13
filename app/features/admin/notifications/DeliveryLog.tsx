import { AdminList } from '#app/admin/list/AdminList.tsx'
import { FilterChoice } from '#app/admin/list/FilterChoice.tsx'
import { choice, own, searched } from '#app/admin/list/filters.tsx'
import { useAdminList } from '#app/admin/list/useAdminList.ts'
import { words as text } from '#app/admin/useFilters.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminNotifications } from '#app/i18n/en/notifications/adminNotifications.ts'
import { dateText } from '#app/i18n/dates.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { type Delivery, listDeliveries, retryDelivery } from '#contract/notifications/admin.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

/** What was sent, what waits and what failed, in every channel. */
export function DeliveryLog() {
  const words = useWords(adminNotifications)
  const list = useAdminList({
    read: listDeliveries,
    filters: {
      search: searched(words.searchHint),
      channel: choice(words.channel, words.channels),
      status: choice(words.state, words.states),
      festival: own(text),
    },
  })
  const { send, isBusy } = useSend()
  const { festival } = list.shown
  const festivals = (list.first?.festivals ?? []).map(({ id, name, date }) => [
    id,
    words.festivalName(name, date && dateText(date)),
  ])
  const retry = async ({ id }: Delivery) => {
    if (await send(retryDelivery, { id: String(id) })) {
      showToast({ title: words.retrying, tone: 'success' })
    }
  }
  return (
    <AdminList
      of={list}
      words={words}
      slots={{
        festival: (festivals.length > 0 || festival !== undefined) && (
          <FilterChoice
            label={words.festival}
            value={festival}
            options={{
              ...(festival && { [festival]: festival }),
              ...Object.fromEntries(festivals),
            }}
            onChoose={(chosen) => list.set({ festival: chosen })}
          />
        ),
      }}
      keyOf={({ id }) => id}
    >
      {(delivery) => (
        <DeliveryRow delivery={delivery} isBusy={isBusy} onRetry={() => void retry(delivery)} />
      )}
    </AdminList>
  )
}
