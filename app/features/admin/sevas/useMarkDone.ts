import { useSend } from '#app/admin/useSend.ts'
import { dateText } from '#app/i18n/dates.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { sevaDetails } from '#app/i18n/en/sevas/adminSevas.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import { markSevaDay, undoSevaDay } from '#contract/sevas/admin.ts'

/** Marks a seva's day done, and can undo that until the thanks are sent. */
export function useMarkDone() {
  const words = useWords(sevaDetails)
  const common = useWords(admin)
  const { send, isBusy } = useSend()
  const undo = async (id: string): Promise<void> => {
    if (await send(undoSevaDay, { id })) showToast({ title: words.undone, tone: 'success' })
  }
  const mark = async ({ id, date }: { id: string; date: string }): Promise<void> => {
    const seva = await send(markSevaDay, { id })
    if (!seva) return
    const isThanked = seva.days.find((day) => day.id === id)?.isThanked
    showToast({
      title: words.marked(dateText(date)),
      description: isThanked ? words.emailSoon(undoSeconds) : words.noEmail,
      tone: 'success',
      durationMs: undoSeconds * 1000,
      action: { label: common.undo, onAction: () => void undo(id) },
    })
  }
  return { mark, isBusy }
}
