import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { orderBulk } from '#app/i18n/en/orders/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import {
  type BulkStep,
  type OwnOrderStep,
  takeOrderSteps,
  undoOrderSteps,
} from '#contract/orders/bulkAdmin.ts'

type Parcels = { courier?: string; parcels: { reference: string; tracking?: string }[] }

/** Takes many orders one step further in one press, which can be undone for ten seconds. */
export function useOrderSteps() {
  const words = useWords(orderBulk)
  const common = useWords(admin)
  const { send, isBusy } = useSend()
  const undo = async (steps: OwnOrderStep[]): Promise<void> => {
    const answer = await send(undoOrderSteps, { done: steps })
    if (!answer) return
    const isPartly = answer.leftOut.length > 0
    showToast({
      title: words.undone(answer.undone.length),
      ...(isPartly && { description: words.tooLate }),
      tone: isPartly ? 'destructive' : 'success',
    })
  }
  const take = async (step: BulkStep, parcels: Parcels): Promise<boolean> => {
    const answer = await send(takeOrderSteps, { step, ...parcels })
    if (!answer) return false
    const { done, leftOut } = answer
    const news = step === 'pack' ? words.packedText : words.emailSoon(undoSeconds)
    showToast({
      title: words.done[step](done.length),
      description: leftOut.length > 0 ? words.leftOut(leftOut.length) : news,
      tone: 'success',
      durationMs: undoSeconds * 1000,
      ...(done.length > 0 && {
        action: { label: common.undo, onAction: () => void undo(done) },
      }),
    })
    return true
  }
  return { take, isBusy }
}
