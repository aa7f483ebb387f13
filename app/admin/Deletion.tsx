import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminPublishing } from '#app/i18n/en/writing/adminPublishing.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { useGoTo } from './AdminLink.tsx'

/** Long enough to read, and to reconsider. */
const undoMs = 15_000

type Props = {
  of: { title: string; version: number; deletedAt?: string | undefined }
  /** The button's label. */
  label: string
  /** The page with the list. */
  list: string
  isBusy: boolean
  /** Returns the result, or undefined if it failed. */
  onRemove: () => Promise<{ version: number } | undefined>
  /** Returns whether it was done, from that version. */
  onRestore: (version: number) => Promise<boolean>
}

/** Deletes at once, and can be undone as easily. */
export function Deletion({ of, label, list, isBusy, onRemove, onRestore }: Props) {
  const { undo } = useWords(admin)
  const words = useWords(adminPublishing)
  const goTo = useGoTo()
  const restore = async (version: number) => {
    if (await onRestore(version)) showToast({ title: words.restored, tone: 'success' })
  }
  const remove = async () => {
    const deleted = await onRemove()
    if (!deleted) return
    goTo(list)
    showToast({
      title: words.removed(of.title),
      durationMs: undoMs,
      action: { label: undo, onAction: () => void restore(deleted.version) },
    })
  }
  if (of.deletedAt) {
    return (
      <Card as="section" className="p-5">
        <Button isBusy={isBusy} onClick={() => void restore(of.version)}>
          {words.restore}
        </Button>
      </Card>
    )
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" isBusy={isBusy} onClick={() => void remove()}>
        {label}
      </Button>
      <p className="mt-2 text-sm text-muted">{words.removeText}</p>
    </Card>
  )
}
