import { useBatch } from '#app/admin/list/useBatch.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminBookingsBulk } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { BookingStatus } from '#contract/bookings/public.ts'
import { type StaffBooking, undoSeconds } from '#contract/bookings/admin.ts'
import { type BookingMark, markBookings, undoBookings } from '#contract/bookings/bulkAdmin.ts'
import { namesOf } from './nameOfBooking.ts'

type Props = { chosen: readonly StaffBooking[]; onDone: () => void }

/** Steps that lead there. Where one of the chosen bookings can take one, the server says why others cannot. */
const stepsTo: Readonly<Record<BookingMark, readonly BookingStatus[]>> = {
  performed: ['in_progress', 'performed'],
  prasad_sent: ['prasad_sent'],
}

/** Marks the chosen bookings as performed, or their prasad as sent. */
export function MarkBookings({ chosen, onDone }: Props) {
  const words = useWords(adminBookingsBulk)
  const { run, isBusy } = useBatch()
  const { send } = useSend()
  const handleMark = async (mark: BookingMark) => {
    const isDone = await run({
      endpoint: markBookings,
      input: { references: chosen.map(({ reference }) => reference), mark },
      undoBy: (done) => send(undoBookings, { done }),
      undoMs: undoSeconds * 1000,
      doneText: words.marked[mark],
      news: words.emailSoon(undoSeconds),
      nameOf: namesOf(chosen),
    })
    if (isDone) onDone()
  }
  return (['performed', 'prasad_sent'] as const)
    .filter((mark) =>
      chosen.some(({ nextStatuses }) => nextStatuses.some((next) => stepsTo[mark].includes(next))),
    )
    .map((mark) => (
      <Button
        key={mark}
        size="small"
        variant="outline"
        isBusy={isBusy}
        onClick={() => void handleMark(mark)}
      >
        {words.mark[mark]}
      </Button>
    ))
}
