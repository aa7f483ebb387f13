import { Clock } from 'lucide'
import { dateText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { rescheduleBooking } from '#contract/bookings/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { PendingChange } from './usePendingChanges.ts'

/** Changes to this booking that wait to be sent, and those that were refused. */
export function PendingChanges({ of }: { of: readonly PendingChange[] }) {
  return (
    <div role="status" className="empty:hidden">
      {of.length > 0 && (
        <ul className="grid gap-3">
          {of.map((row) => (
            <li key={row.id}>
              {row.state === 'refused' ? <Refused row={row} /> : <Waiting row={row} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Waiting({ row }: { row: PendingChange }) {
  const { waiting } = useWords(bookingWords)
  const { when } = useSlotWords()
  const text = () => {
    if (row.command !== 'rescheduleBooking') return waiting[row.command]
    const { preferredDate, preferredTime } = row.input as Sent<typeof rescheduleBooking>
    return waiting.rescheduleBooking(when(dateText(preferredDate), preferredTime))
  }
  return (
    <p className="flex gap-3 rounded-md bg-gold-soft px-4 py-3">
      <Icon of={Clock} className="mt-0.5 shrink-0 text-gold" />
      {text()}
    </p>
  )
}

function Refused({ row }: { row: PendingChange }) {
  const words = useWords(bookingWords)
  const handleUnderstood = async () => {
    const { outbox } = await import('#app/offline/phone.ts')
    await outbox.discard(row.id)
  }
  const { detail, errors = [] } = row.refusal?.problem ?? {}
  return (
    <div className="rounded-md bg-kumkum-soft px-4 py-3">
      <p className="font-semibold">{words.refused[row.command]}</p>
      <p>{detail ?? errors[0]?.detail}</p>
      <Button variant="outline" size="small" className="mt-2" onClick={handleUnderstood}>
        {words.understood}
      </Button>
    </div>
  )
}
