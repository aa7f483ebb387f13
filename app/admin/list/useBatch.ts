import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminBulk } from '#app/i18n/en/admin/adminBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { groupReasons } from './groupReasons.ts'

/** Long enough to read, and to reconsider. */
const usualUndoMs = 15_000

/** Of those left out for one reason; more do not fit into a toast. */
const mostNamed = 5

type Batch<S, P, D> = {
  endpoint: Endpoint<S, P, BulkAnswer<D>>
  input: S
  /** What the endpoint is sent to undo what was done; nothing if that cannot be undone. */
  undo?: (done: D[]) => S
  /** How it is undone, if the same endpoint cannot. */
  undoBy?: (done: D[]) => Promise<BulkAnswer<unknown> | undefined>
  /** For how long that is offered. */
  undoMs?: number
  /** What was done, unless rows were changed. */
  doneText?: (count: number) => string
  /** What follows from it, such as an email. */
  news?: string
  /** The page shows why it failed. */
  isQuiet?: boolean
  /** What rows are called, so that those left out are named. */
  nameOf?: (id: string) => string
}

/** Changes many rows in one press; the toast says what was left out and why, and undoes the rest. */
export function useBatch() {
  const words = useWords(adminBulk)
  const { undo: undoText } = useWords(admin)
  const { send, ...sending } = useSend()
  const run = async <S, P, D>(batch: Batch<S, P, D>): Promise<boolean> => {
    const { endpoint, input, undo, doneText = words.done, isQuiet = false, nameOf, news } = batch
    const { undoBy = undo && ((done: D[]) => send(endpoint, undo(done))) } = batch
    const answer = await send(endpoint, input, { isQuiet })
    if (!answer) return false
    const { done } = answer
    const handleUndo = async (undoing: NonNullable<typeof undoBy>) => {
      const undone = await undoing(done)
      if (undone) showToast({ title: words.undone(undone.done.length), ...rest(undone, nameOf) })
    }
    showToast({
      title: doneText(done.length),
      ...rest(answer, nameOf),
      ...(done.length > 0 && news !== undefined && { note: news }),
      durationMs: batch.undoMs ?? usualUndoMs,
      ...(undoBy &&
        done.length > 0 && {
          action: { label: undoText, onAction: () => void handleUndo(undoBy) },
        }),
    })
    return true
  }
  const rest = <D>({ leftOut }: BulkAnswer<D>, nameOf?: (id: string) => string) => {
    const [first] = leftOut
    if (!first) return { tone: 'success' as const }
    const reasons = nameOf
      ? groupReasons(leftOut).map(({ reason, ids }) => {
          const named = ids.slice(0, mostNamed).map(nameOf)
          return words.leftOutFor(named, ids.length - named.length, reason)
        })
      : [first.reason]
    return {
      description: words.leftOut(leftOut.length, reasons.join(' ')),
      tone: 'destructive' as const,
    }
  }
  return { run, ...sending }
}
