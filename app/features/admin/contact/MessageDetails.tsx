import { useEffect, useEffectEvent } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { DevoteeLink } from '#app/admin/devotees/DevoteeLink.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { type ContactMessageDetails, getMessage, markMessage } from '#contract/contact/admin.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { SenderLinks } from './SenderLinks.tsx'

/** One message. Opening it marks it as read; it can be marked as unread again. */
export function MessageDetails({ id }: { id: string }) {
  const words = useWords(adminContact)
  const { timeZone } = useAdmin()
  const query = useRead(getMessage, { id })
  const { send, isBusy } = useSend()
  const message = query.data
  const markOpened = useEffectEvent(() => {
    if (message && !message.isRead) void send(markMessage, { id, isRead: true }, { isQuiet: true })
  })
  const isThere = message !== undefined
  useEffect(() => {
    if (isThere) markOpened()
  }, [isThere])
  return (
    <TabPage
      title={message ? `${words.subjects[message.subject]}, ${message.name}` : words.title}
      intro={message && momentOf(message.createdAt, timeZone)}
    >
      <BackLink to="messages">{words.all}</BackLink>
      <DevoteeLink record={{ kind: 'message', key: id }} />
      {query.isPending && <ListSkeleton />}
      {query.isError && !message && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {message && (
        <div className="mt-2 grid max-w-3xl gap-5">
          <Card className="p-5">
            <p className="text-muted">
              {words.from} <EmailLink address={message.email} className="text-link" />
            </p>
            <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
            <SenderLinks email={message.email} />
            {message.wantsNewsletter && (
              <p className="mt-3 text-sm text-muted">{words.newsletter}</p>
            )}
            <Button
              variant="outline"
              size="small"
              className="mt-4"
              isBusy={isBusy}
              onClick={() => void send(markMessage, { id, isRead: !message.isRead })}
            >
              {message.isRead ? words.markUnread : words.markRead}
            </Button>
          </Card>
          <Replies message={message} />
          <ReplyForm message={message} />
        </div>
      )}
    </TabPage>
  )
}

function Replies({ message: { replies } }: { message: ContactMessageDetails }) {
  const words = useWords(adminContact)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  if (replies.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{words.replies}</h2>
      {replies.map(({ text, at, actor }) => (
        <Card key={at} className="mt-3 p-5">
          <p className="text-sm text-muted">
            {words.by(actor.username ?? gone, momentOf(at, timeZone))}
          </p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </Card>
      ))}
    </section>
  )
}
