import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { LoadFailed } from '#app/admin/LoadFailed.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ListSkeleton } from '#app/admin/PagedList.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { flag, readFilters } from '#app/admin/useFilters.ts'
import { useRead } from '#app/admin/useRead.ts'
import { useSend } from '#app/admin/useSend.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { newCommandId } from '#app/offline/outbox/commandId.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import {
  type ContactMessageDetails,
  getMessage,
  markMessage,
  replyToMessage,
} from '#contract/contact/admin.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

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

/**
 * The key depends on the text: pressed twice, or again after the connection was lost, it sends one
 * email.
 */
function ReplyForm({ message }: { message: ContactMessageDetails }) {
  const words = useWords(adminContact)
  const { send, isBusy, failure } = useSend()
  const [text, setText] = useState('')
  const [key, setKey] = useState(newCommandId)
  const [isMissing, setIsMissing] = useState(false)
  const fieldId = useId()
  const isBegun = readFilters({ answer: flag }, useLocation().searchStr).answer
  useEffect(() => {
    // On a phone the keyboard would cover the message before it is read.
    if (isBegun && matchMedia('(pointer: fine)').matches) document.getElementById(fieldId)?.focus()
  }, [isBegun, fieldId])
  const handleInsert = (template: string) => {
    setText([text.trim(), template].filter(Boolean).join('\n\n'))
    setKey(newCommandId())
    setIsMissing(false)
    document.getElementById(fieldId)?.focus()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() === '') return
    const done = await send(
      replyToMessage,
      { id: message.id, text },
      { idempotencyKey: key, isQuiet: true },
    )
    if (!done) return
    setText('')
    setKey(newCommandId())
    showToast({ title: words.sent, tone: 'success' })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <LeaveGuard isDirty={text.trim() !== ''} />
      <TemplateButtons name={message.name} onInsert={handleInsert} />
      <TextArea
        id={fieldId}
        label={words.reply}
        hint={words.replyHint(message.email)}
        rows={7}
        maxLength={10_000}
        value={text}
        error={isMissing ? words.required : failure?.fields[0]?.detail}
        onChange={({ target }) => {
          setText(target.value)
          setKey(newCommandId())
          setIsMissing(false)
        }}
      />
      <FailureNotice failure={failure} />
      <Button type="submit" className="mt-4" isBusy={isBusy}>
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}
