import { useAdmin } from '#app/admin/adminContext.ts'
import { PrintButton } from '#app/admin/prints/PrintButton.tsx'
import { useConfirmBookings } from '#app/admin/useConfirmBookings.ts'
import { adminBookingsBulk } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { may } from '#contract/accounts/permissions.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { MarkBookings } from './MarkBookings.tsx'
import { MessageBookings } from './MessageBookings.tsx'
import { MoveBookings } from './MoveBookings.tsx'

type Props = { chosen: readonly StaffBooking[]; onDone: () => void }

/** What can be done with the chosen bookings. */
export function ManyBookings({ chosen, onDone }: Props) {
  const words = useWords(adminBookingsBulk)
  const { me } = useAdmin()
  const { confirm, isBusy } = useConfirmBookings()
  const pending = chosen
    .filter(({ status }) => status === 'pending')
    .map(({ reference }) => reference)
  // A cancelled one admits nobody.
  const passes = chosen
    .filter(({ status }) => status !== 'cancelled')
    .map(({ reference }) => ({ kind: 'booking' as const, key: reference }))
  const handleConfirm = async () => {
    if (await confirm(pending)) onDone()
  }
  return (
    <>
      {pending.length > 0 && (
        <Button size="small" isBusy={isBusy} onClick={() => void handleConfirm()}>
          {words.confirm(pending.length)}
        </Button>
      )}
      {passes.length > 0 && may(me.role, 'counter') && (
        <PrintButton isSmall papers={passes} label={words.print(passes.length)} />
      )}
      <MarkBookings chosen={chosen} onDone={onDone} />
      <MoveBookings chosen={chosen} onDone={onDone} />
      <MessageBookings chosen={chosen} onDone={onDone} />
    </>
  )
}
