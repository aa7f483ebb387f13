import { useAdmin } from '#app/admin/adminContext.ts'
import { momentOf } from '#app/admin/moments.ts'
import { adminNotifications } from '#app/i18n/en/notifications/adminNotifications.ts'
import { dateText } from '#app/i18n/dates.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { Delivery } from '#contract/notifications/admin.ts'

const tones = {
  waiting: 'gold',
  held: 'kumkum',
  sent: 'durva',
  filed: 'gold',
  failed: 'kumkum',
  limited: 'kumkum',
  expired: 'gold',
  undelivered: 'kumkum',
} as const

type Props = { delivery: Delivery; isBusy: boolean; onRetry: () => void }

export function DeliveryRow({ delivery, isBusy, onRetry }: Props) {
  const words = useWords(adminNotifications)
  const { timeZone } = useAdmin()
  const { id, channel, status, attempts, limitReason, createdAt, dueAt } = delivery
  const name = nameOf(delivery, words)
  const isWaiting = status === 'waiting'
  const canRetry = isWaiting || status === 'failed' || status === 'limited'
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name ?? words.number(id, channel)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              words.channels[channel],
              delivery.to && words.to(delivery.to),
              momentOf(createdAt, timeZone),
              attempts > 0 && words.attempts(attempts),
              delivery.providerStatus && words.providerStates[delivery.providerStatus],
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Chip tone={tones[status]}>{words.states[status]}</Chip>
          {canRetry && (
            <Button
              size="small"
              variant="outline"
              disabled={isBusy}
              aria-label={words.retryOf(name ?? words.number(id, channel))}
              onClick={onRetry}
            >
              {words.retry}
            </Button>
          )}
        </div>
      </div>
      {limitReason && <p className="mt-1 text-sm">{words.limits[limitReason]}</p>}
      {delivery.lastError && status !== 'sent' && status !== 'filed' && (
        <p className="mt-1 text-sm wrap-anywhere">
          {words.reasons[channel]} {delivery.lastError}
        </p>
      )}
      {dueAt && isWaiting && attempts > 0 && (
        <p className="text-sm text-muted">{words.due(momentOf(dueAt, timeZone))}</p>
      )}
    </div>
  )
}

const nameOf = (
  { subject, festival, sort, kind, reference }: Delivery,
  words: Pick<typeof adminNotifications.english, 'aboutFestival' | 'sorts' | 'kinds'>,
): string | undefined => {
  if (kind) return [words.kinds[kind], reference].filter(Boolean).join(' · ')
  if (subject !== undefined) return subject
  if (festival) return words.aboutFestival(festival, festival.date && dateText(festival.date))
  return sort && words.sorts[sort]
}
