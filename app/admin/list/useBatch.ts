import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Long enough to read, and to reconsider. */
const undoMs = 15_000

type Batch<S, P, D> = {
  endpoint: Endpoint<S, P, BulkAnswer<D>>
  input: S
  /** What the endpoint is sent to undo what was done. */
  undo: (done: D[]) => S
}

/** Changes many rows in one press; the toast says what was left out and why, and undoes the rest. */
export function useBatch() {
  const words = useWords(adminBulk)
  const { undo: undoText } = useWords(admin)
  const { send, isBusy } = useSend()
  const run = async <S, P, D>({ endpoint, input, undo }: Batch<S, P, D>): Promise<boolean> => {
    const answer = await send(endpoint, input)
    if (!answer) return false
    const { done } = answer
    const handleUndo = async () => {
      const undone = await send(endpoint, undo(done))
      if (undone) showToast({ title: words.undone(undone.done.length), ...rest(undone) })
    }
    showToast({
      title: words.done(done.length),
      ...rest(answer),
      durationMs: undoMs,
      ...(done.length > 0 && { action: { label: undoText, onAction: () => void handleUndo() } }),
    })
    return true
  }
  const rest = <D>({ leftOut }: BulkAnswer<D>) => {
    const [first] = leftOut
    return first
      ? {
          description: words.leftOut(leftOut.length, first.reason),
          tone: 'destructive' as const,
        }
      : { tone: 'success' as const }
  }
  return { run, isBusy }
}
