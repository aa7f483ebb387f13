import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { LinkKind, RecordKey } from '#contract/devotees/admin.ts'
import { linkDevotees, undoDevoteeLink } from '#contract/devotees/changesAdmin.ts'

/** Links a devotee with another; the toast undoes it, and so does the list of links later. */
export function useLink(devotee: RecordKey) {
  const { undo } = useWords(admin)
  const { send, isBusy, failure } = useSend()
  const link = async (
    { kind: otherKind, key: otherKey }: RecordKey,
    as: LinkKind,
    title: string,
    relation = '',
  ): Promise<boolean> => {
    const input = { ...devotee, as, otherKind, otherKey, relation }
    const idempotencyKey = crypto.randomUUID()
    const done = await send(linkDevotees, input, { isQuiet: true, idempotencyKey })
    if (!done) return false
    const onAction = () => void send(undoDevoteeLink, { id: done.id })
    showToast({ title, tone: 'success', action: { label: undo, onAction } })
    return true
  }
  return { link, isBusy, failure }
}
