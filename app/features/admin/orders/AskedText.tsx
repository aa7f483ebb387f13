import { type FormEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import type { useStep } from './useStep.ts'

type Props = {
  heading: string
  text?: string
  field: { label: string; hint: string; missing: string; pointer: string }
  button: { label: string; variant: 'primary' | 'danger' }
  question: { title: string; sure: string; keep?: string; children: ReactNode }
  step: Pick<ReturnType<typeof useStep>, 'isBusy' | 'failure' | 'errorAt'>
  onSure: (typed: string) => void
}

/** A step that needs words and cannot be undone: what is typed is asked for, then whether it is meant. */
export function AskedText({ heading, text, field, button, question, step, onSure }: Props) {
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
          maxLength={500}
          value={typed}
          error={isMissing ? field.missing : step.errorAt(field.pointer)}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsMissing(false)
          }}
        />
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
