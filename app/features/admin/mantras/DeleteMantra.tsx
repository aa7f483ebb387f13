import { useGoTo } from '#app/admin/AdminLink.tsx'
import { admin } from '#app/i18n/en/admin.ts'
import { adminMantras } from '#app/i18n/en/adminMantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { deleteMantra, restoreMantra, type StaffMantra } from '#contract/mantrasAdmin.ts'
import { useVersioned } from './useVersioned.ts'

/** Long enough to be read, and to be regretted. */
const undoMs = 15_000

/** Deletes at once, and takes it back as easily. */
export function DeleteMantra({ mantra }: { mantra: StaffMantra }) {
  const words = useWords(adminMantras)
  const { undo } = useWords(admin)
  const goTo = useGoTo()
  const { change, isBusy } = useVersioned(mantra)
  const { id, title, deletedAt } = mantra
  const restore = async (version: number) => {
    if (await change(restoreMantra, { id }, version)) {
      showToast({ title: words.restored, tone: 'success' })
    }
  }
  const remove = async () => {
    const deleted = await change(deleteMantra, { id })
    if (!deleted) return
    goTo('mantras')
    showToast({
      title: words.removed(title),
      durationMs: undoMs,
      action: { label: undo, onAction: () => void restore(deleted.version) },
    })
  }
  if (deletedAt) {
    return (
      <Card as="section" className="p-5">
        <Button isBusy={isBusy} onClick={() => void restore(mantra.version)}>
          {words.restore}
        </Button>
      </Card>
    )
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" isBusy={isBusy} onClick={() => void remove()}>
        {words.remove}
      </Button>
      <p className="mt-2 text-sm text-muted">{words.removeText}</p>
    </Card>
  )
}
