import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { useRequiredText } from './useRequiredText.ts'
import type { useStep } from './useStep.ts'

type Words = {
  heading: string
  text?: string
  reason: string
  reasonHint: string
  missing: string
  send: string
  sure: string
  keep?: string
}

type Props = {
  words: Words
  /** `primary` for what is meant to happen in the end. */
  tone?: 'primary' | 'danger'
  /** The confirmation before it is done: the question, and what it means. */
  question: { title: string; text: string }
  step: Pick<ReturnType<typeof useStep>, 'isBusy' | 'failure' | 'errorAt'>
  /** Where the contract has the text. */
  pointer?: string
  /** Set if a button press made it appear: it takes over the focus. */
  hasFocus?: boolean
  /** Shown below the text field. */
  children?: ReactNode
  onConfirm: (typed: string) => void
}

/** An irreversible step that needs a text: a form for the text, then a confirmation. */
export function ReasonForm(props: Props) {
  const { words, tone = 'danger', question, step, pointer = '#/reason', hasFocus = false } = props
  const reason = useRequiredText(words.missing, step.errorAt(pointer))
  const [isAsking, setIsAsking] = useState(false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsAsking(reason.check())
  }
  return (
    <Card as="section" className="p-5">
      <form noValidate onSubmit={handleSubmit}>
        <h2 className="text-xl">{words.heading}</h2>
        {words.text && <p className="mt-1 text-muted">{words.text}</p>}
        <TextArea
          className="mt-4"
          label={words.reason}
          hint={words.reasonHint}
          rows={2}
          autoFocus={hasFocus}
          {...reason.field}
        />
        {props.children}
        <FailureNotice failure={step.failure} />
        <Button type="submit" variant={tone} className="mt-4" isBusy={step.isBusy}>
          {words.send}
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        tone={tone}
        title={question.title}
        confirm={words.sure}
        {...(words.keep && { cancel: words.keep })}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          props.onConfirm(reason.text)
        }}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    </Card>
  )
}
