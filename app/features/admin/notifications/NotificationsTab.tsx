import { FilterChoice, Filters, SearchBox } from '#app/admin/ListTools.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { PagedList } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { oneOf, useFilters, words as text } from '#app/admin/useFilters.ts'
import { usePages } from '#app/admin/usePages.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminNotifications } from '#app/i18n/en/adminNotifications.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type Delivery, listDeliveries, retryDelivery } from '#contract/notificationsAdmin.ts'

const tones = {
  waiting: 'gold',
  held: 'kumkum',
  sent: 'durva',
  filed: 'gold',
  failed: 'kumkum',
  limited: 'kumkum',
  expired: 'gold',
} as const

export function NotificationsTab() {
  const words = useWords(adminNotifications)
  const { shown, set, clear, isOn } = useFilters({ search: text, status: oneOf(words.states) })
  const { search = '', status } = shown
  const { send, isBusy } = useSend()
  const pages = usePages(listDeliveries, { search, status })
  const retry = async ({ id }: Delivery) => {
    if (await send(retryDelivery, { id: String(id) })) {
      showToast({ title: words.retrying, tone: 'success' })
    }
  }
  return (
    <TabPage title={words.title} intro={pages.first && words.intro(pages.first.failed)}>
      <Filters>
        <SearchBox
          value={search}
          hint={words.searchHint}
          onSearch={(typed) => set({ search: typed })}
        />
        <FilterChoice
          label={words.state}
          value={status}
          options={words.states}
          onChoose={(chosen) => set({ status: chosen })}
        />
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
    </TabPage>
  )
}

type RowProps = { delivery: Delivery; isBusy: boolean; onRetry: () => void }

function DeliveryRow({ delivery, isBusy, onRetry }: RowProps) {
  const words = useWords(adminNotifications)
  const { timeZone } = useAdmin()
  const { id, to, subject, status, attempts, lastError, limitReason, createdAt, dueAt } = delivery
  const name = subject ?? words.number(id)
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              to && words.to(to),
              momentOf(createdAt, timeZone),
              attempts > 0 && words.attempts(attempts),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Chip tone={tones[status]}>{words.states[status]}</Chip>
          {(status === 'waiting' || status === 'failed') && (
            <Button
              size="small"
              variant="outline"
              disabled={isBusy}
              aria-label={words.retryOf(name)}
              onClick={onRetry}
            >
              {words.retry}
            </Button>
          )}
        </div>
      </div>
      {limitReason && <p className="mt-1 text-sm">{words.limits[limitReason]}</p>}
      {lastError && status !== 'sent' && status !== 'filed' && (
        <p className="mt-1 text-sm wrap-anywhere">
          {words.reason} {lastError}
        </p>
      )}
      {dueAt && status === 'waiting' && attempts > 0 && (
        <p className="text-sm text-muted">{words.due(momentOf(dueAt, timeZone))}</p>
      )}
    </div>
  )
}
