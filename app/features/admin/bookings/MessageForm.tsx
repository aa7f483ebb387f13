import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { bookingMessage } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { longestMessage, longestSubject } from '#contract/bookings/bulkAdmin.ts'

export type Message = { readonly subject: string; readonly text: string }

type Props = {
  message: Message
  onChange: (message: Message) => void
  errorAt: (pointer: string) => string | undefined
  onNext: () => void
  onClose: () => void
  /** Whom it does not reach. */
  children: ReactNode
}

/** Subject and text of an email to many. */
export function MessageForm({ message, onChange, errorAt, onNext, onClose, children }: Props) {
  const words = useWords(bookingMessage)
  const common = useWords(admin)
  const [isChecked, setIsChecked] = useState(false)
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const isMissing = (field: keyof Message) => message[field].trim() === ''
  const faultOf = (field: keyof Message) =>
    isChecked && isMissing(field) ? words.required : errorAt(`#/${field}`)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isMissing('subject')) return subject.current?.focus()
    if (isMissing('text')) return text.current?.focus()
    onNext()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 grid gap-4">
      <p className="text-muted">{words.toEach}</p>
      <TextField
        ref={subject}
        label={words.subject}
        autoFocus
        maxLength={longestSubject}
        value={message.subject}
        error={faultOf('subject')}
        onChange={({ target }) => onChange({ ...message, subject: target.value })}
      />
      <TextArea
        ref={text}
        label={words.text}
        rows={7}
        maxLength={longestMessage}
        value={message.text}
        error={faultOf('text')}
        onChange={({ target }) => onChange({ ...message, text: target.value })}
      />
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit">{words.preview}</Button>
      </div>
    </form>
  )
}
