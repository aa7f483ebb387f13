import { useState } from 'react'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { type Issue, sendIssue, sendTestIssue } from '#contract/newsletter/issuesAdmin.ts'

type Props = { issue: Issue; isDirty: boolean }

/**
 * First to oneself, then to everybody, after a question that names the number. Editors write and
 * test it; to everybody it is sent by the office.
 */
export function SendIssue({ issue: { id, readers, version, subject }, isDirty }: Props) {
  const { issues: words } = useWords(adminNewsletter)
  const common = useWords(admin)
  const [isAsking, setIsAsking] = useState(false)
  const { send, isBusy } = useSend()
  const { role } = useAdmin().me
  const maySend = may(role, 'office')
  const test = async () => {
    const sent = await send(sendTestIssue, { id })
    if (sent) showToast({ title: words.testSent(sent.to), tone: 'success' })
  }
  const sendToAll = async () => {
    const sent = await send(sendIssue, { id, people: readers }, { version })
    if (sent) showToast({ title: words.sendingTo(readers), tone: 'success' })
    setIsAsking(false)
  }
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.send}</h2>
      <p className="mt-1 text-muted">{readers === 0 ? words.nobody : words.sendText(readers)}</p>
      {!maySend && <p className="mt-2 text-muted">{words.officeSends}</p>}
      {isDirty && <p className="mt-2 text-sm font-semibold text-kumkum">{words.unsaved}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          isBusy={isBusy && !isAsking}
          disabled={isDirty}
          onClick={() => void test()}
        >
          {words.test}
        </Button>
        {maySend && (
          <Button disabled={isDirty || readers === 0} onClick={() => setIsAsking(true)}>
            {words.sendButton(readers)}
          </Button>
        )}
      </div>
      <DialogFrame
        isOpen={isAsking}
        title={words.askTitle(readers)}
        onClose={() => setIsAsking(false)}
      >
        <p className="mt-2 text-muted wrap-anywhere">{words.askText(subject)}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="outline" autoFocus onClick={() => setIsAsking(false)}>
            {common.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void sendToAll()}>
            {words.sendButton(readers)}
          </Button>
        </div>
      </DialogFrame>
    </Card>
  )
}
