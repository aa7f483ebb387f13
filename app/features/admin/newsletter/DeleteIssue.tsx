import { useState } from 'react'
import { useGoTo } from '#app/admin/AdminLink.tsx'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { deleteIssue, type Issue } from '#contract/newsletter/issuesAdmin.ts'

export function DeleteIssue({ issue: { id, version, subject } }: { issue: Issue }) {
  const { issues: words } = useWords(adminNewsletter)
  const goTo = useGoTo()
  const { send, isBusy } = useSend()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    const deleted = await send(deleteIssue, { id }, { version })
    setIsAsking(false)
    if (!deleted) return
    showToast({ title: words.deleted, tone: 'success' })
    goTo('newsletters')
  }
  return (
    <Card as="section" className="p-5">
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeTitle}
        confirm={words.removeIt}
        isBusy={isBusy}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
      >
        <p className="wrap-anywhere">{words.removeText(subject)}</p>
      </ConfirmDialog>
    </Card>
  )
}
