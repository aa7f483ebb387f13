import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConflictPanel } from '#app/admin/ConflictPanel.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { momentOf } from '#app/admin/moments.ts'
import { flag, readFilters } from '#app/admin/useFilters.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminContact } from '#app/i18n/en/contact/adminContact.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { ContactMessageDetails } from '#contract/contact/admin.ts'
import { TemplateButtons } from './TemplateButtons.tsx'
import { useReply } from './useReply.ts'

/** Writes an answer. If somebody else answers meanwhile, theirs is shown before it is sent. */
export function ReplyForm({ message }: { message: ContactMessageDetails }) {
  const words = useWords(adminContact)
  const { gone } = useWords(admin)
  const { timeZone } = useAdmin()
  const reply = useReply(message)
  const { text, isBusy, failure, theirs } = reply
  const [isMissing, setIsMissing] = useState(false)
  const fieldId = useId()
  const isBegun = readFilters({ answer: flag }, useLocation().searchStr).answer
  useEffect(() => {
    // On a phone the keyboard would cover the message before it is read.
    if (isBegun && matchMedia('(pointer: fine)').matches) document.getElementById(fieldId)?.focus()
  }, [isBegun, fieldId])
  const handleInsert = (template: string) => {
    reply.write([text.trim(), template].filter(Boolean).join('\n\n'))
    setIsMissing(false)
    document.getElementById(fieldId)?.focus()
  }
  const send = async (from?: number) => {
    setIsMissing(text.trim() === '')
    if (text.trim() === '') return
    if (await reply.send(from)) showToast({ title: words.sent, tone: 'success' })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <LeaveGuard isDirty={text.trim() !== ''} />
      {theirs && (
        <ConflictPanel
          of={{
            id: theirs.id,
            isBusy,
            words: words.conflict,
            differences: theirs.replies.map(({ actor, at, text: said }) => ({
              label: words.by(actor.username ?? gone, momentOf(at, timeZone)),
              mine: text,
              theirs: said,
            })),
            onKeepMine: () => void send(theirs.version),
            onTakeTheirs: reply.discard,
          }}
        />
      )}
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
          reply.write(target.value)
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
