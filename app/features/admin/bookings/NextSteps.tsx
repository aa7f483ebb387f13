import { useState } from 'react'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { UndoStep } from './UndoStep.tsx'

type Props = {
  booking: Pick<StaffBooking, 'reference' | 'nextStatuses' | 'fullName' | 'undo'>
  isBusy: boolean
  onAdvance: (status: BookingStatus, reason?: string) => void
  onUndo: (steps: number) => void
}

/** A button for each possible step. Cancelling asks why first. */
export function NextSteps({ booking, isBusy, onAdvance, onUndo }: Props) {
  const words = useWords(adminBookings)
  const [isAsking, setIsAsking] = useState(false)
  const { reference, nextStatuses, fullName, undo } = booking
  return (
    <div className="flex flex-wrap gap-2">
      {nextStatuses.map((status, index) => (
        <Button
          key={status}
          size="small"
          variant={status === 'cancelled' ? 'quiet' : index === 0 ? 'primary' : 'outline'}
          disabled={isBusy}
          aria-label={words.actOn(words.act[status], reference)}
          onClick={() => (status === 'cancelled' ? setIsAsking(true) : onAdvance(status))}
        >
          {words.act[status]}
        </Button>
      ))}
      {undo && (
        <UndoStep
          key={undo.steps}
          reference={reference}
          forMs={undo.forMs}
          isBusy={isBusy}
          onUndo={() => onUndo(undo.steps)}
        />
      )}
      <CancelDialog
        fullName={fullName}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onCancel={(reason) => {
          setIsAsking(false)
          onAdvance('cancelled', reason)
        }}
      />
    </div>
  )
}
