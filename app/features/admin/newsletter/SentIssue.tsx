import { useAdmin } from '#app/admin/adminContext.ts'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useSend } from '#app/admin/useSend.ts'
import { adminNewsletter } from '#app/i18n/en/newsletter/adminNewsletter.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { may } from '#contract/accounts/permissions.ts'
import { type Issue, stopIssue } from '#contract/newsletter/issuesAdmin.ts'
import { IssuePreview } from './IssuePreview.tsx'

/** What was sent, when, and how far it has come. */
export function SentIssue({ issue }: { issue: Issue }) {
  const { issues: words } = useWords(adminNewsletter)
  const { me, timeZone } = useAdmin()
  const isOffice = may(me.role, 'office')
  const { send, isBusy } = useSend()
  const { id, status, markdown, post, sentAt = '', people = 0, planned = 0 } = issue
  const stop = async () => {
    if (await send(stopIssue, { id })) showToast({ title: words.stopped, tone: 'success' })
  }
  return (
    <div className="mt-3 grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" className="p-5">
        <p className="font-semibold">{words.sentOn(momentOf(sentAt, timeZone), people)}</p>
        <p className="mt-1" role="status">
          {words.progress[status === 'stopped' ? 'stopped' : 'going'](planned, people)}
        </p>
        {status === 'sending' && (
          <>
            <progress
              max={people}
              value={planned}
              aria-label={words.states.sending}
              className="mt-3 w-full"
            />
            <p className="mt-2 text-sm text-muted">{words.stopText}</p>
            {isOffice && (
              <Button variant="danger" className="mt-3" isBusy={isBusy} onClick={() => void stop()}>
                {words.stop}
              </Button>
            )}
          </>
        )}
        {isOffice && (
          <p className="mt-4">
            <AdminLink to="notifications" className="text-link">
              {words.deliveryLog}
            </AdminLink>
          </p>
        )}
        {post && <p className="mt-2 text-sm text-muted">{words.withArticle(post.title)}</p>}
      </Card>
      <IssuePreview markdown={markdown} />
    </div>
  )
}
