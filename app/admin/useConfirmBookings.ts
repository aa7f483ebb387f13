import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { confirmBookings, undoConfirmations, undoSeconds } from '#contract/bookings/admin.ts'
import { useSend } from './useSend.ts'

type ConfirmedBookings = { reference: string; steps: number }[]

/** Confirms one or many bookings in one press, which can be undone for ten seconds. */
export function useConfirmBookings() {
  const words = useWords(adminToday)
  const common = useWords(admin)
  const { send, isBusy } = useSend()
  const undo = async (confirmed: ConfirmedBookings): Promise<void> => {
    const done = await send(undoConfirmations, { confirmed })
    if (!done) return
    const isPartly = done.leftOut.length > 0
    showToast({
      title: words.undone(done.undone.length),
      ...(isPartly && { description: words.tooLate }),
      tone: isPartly ? 'destructive' : 'success',
    })
  }
  /** False if it failed. */
  const confirm = async (references: string[]): Promise<boolean> => {
    const done = await send(confirmBookings, { references })
    if (!done) return false
    const { confirmed, leftOut } = done
    showToast({
      title: words.confirmed(confirmed.length),
      description:
        leftOut.length > 0 ? words.leftOut(leftOut.length) : words.emailSoon(undoSeconds),
      tone: 'success',
      durationMs: undoSeconds * 1000,
      ...(confirmed.length > 0 && {
        action: { label: common.undo, onAction: () => void undo(confirmed) },
      }),
    })
    return true
  }
  return { confirm, isBusy }
}
