import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { Failure } from './failure.ts'

type Props = {
  heading: string
  text?: string
  field: { label: string; hint: string; missing: string; pointer: string }
  button: { label: string; variant: 'primary' | 'danger' }
  question: { title: string; sure: string; keep?: string; children: ReactNode }
  step: {
    isBusy: boolean
    failure: Failure | undefined
    errorAt: (pointer: string) => string | undefined
  }
  /** Set if a button press made it appear: it takes over the focus. */
  hasFocus?: boolean
  /** Shown below the text field. */
  children?: ReactNode
  onSure: (typed: string) => void
}

/** An irreversible step that needs a text: a form for the text, then a confirmation. */
export function AskedText(props: Props) {
  const { heading, text, field, button, question, step, children, onSure } = props
  const { hasFocus = false } = props
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = typed.trim() === ''
    setIsMissing(isEmpty)
    setIsAsking(!isEmpty)
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{heading}</h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
        <TextArea
          className="mt-4"
          label={field.label}
          hint={field.hint}
          rows={2}
          autoFocus={hasFocus}
          maxLength={500}
          value={typed}
          error={isMissing ? field.missing : step.errorAt(field.pointer)}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsMissing(false)
          }}
        />
        {children}
        <FailureNotice failure={step.failure} />
        <Button type="submit" variant={button.variant} className="mt-4" isBusy={step.isBusy}>
          {button.label}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        tone={button.variant}
        title={question.title}
        confirm={question.sure}
        {...(question.keep && { cancel: question.keep })}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onSure(typed)
        }}
      >
        {question.children}
      </ConfirmDialog>
    </Card>
  )
}
