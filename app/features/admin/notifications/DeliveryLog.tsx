import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { PagedList } from '#app/admin/PagedList.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
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
  const { shown, set, clear, isOn } = useFilters({
    search: text,
    channel: oneOf(words.channels),
    status: oneOf(words.states),
    festival: text,
  })
  const { search = '', channel, status, festival } = shown
  const { send, isBusy } = useSend()
  const pages = usePages(listDeliveries, { search, channel, status, festival })
  const festivals = (pages.first?.festivals ?? []).map(({ id, name, date }) => [
    id,
    words.festivalName(name, date && dateText(date)),
  ])
  const retry = async ({ id }: Delivery) => {
    if (await send(retryDelivery, { id: String(id) })) {
      showToast({ title: words.retrying, tone: 'success' })
    }
  }
  return (
    <>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.channel}
          value={channel}
          options={words.channels}
          onChoose={(chosen) => set({ channel: chosen })}
        />
        <FilterChoice
          label={words.state}
          value={status}
          options={words.states}
          onChoose={(chosen) => set({ status: chosen })}
        />
        {(festivals.length > 0 || festival !== undefined) && (
          <FilterChoice
            label={words.festival}
            value={festival}
            options={{
              ...(festival && { [festival]: festival }),
              ...Object.fromEntries(festivals),
            }}
            onChoose={(chosen) => set({ festival: chosen })}
          />
        )}
      </Filters>
      <PagedList
        pages={pages}
        label={words.label}
        empty={{ title: words.empty, text: words.emptyText }}
        onClearFilters={isOn ? clear : undefined}
        keyOf={({ id }) => id}
      >
        {(delivery) => (
          <DeliveryRow delivery={delivery} isBusy={isBusy} onRetry={() => void retry(delivery)} />
        )}
      </PagedList>
    </>
  )
}
