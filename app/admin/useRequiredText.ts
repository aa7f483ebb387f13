import { useRef, useState } from 'react'

/** A text that a step needs, such as a reason: checked when it is sent, and unmarked when typed. */
export function useRequiredText(missing: string, refused: string | undefined) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  return {
    text,
    /** Whether there is one; if not, the field says so and has the focus. */
    check: (): boolean => {
      const isEmpty = text.trim() === ''
      setIsMissing(isEmpty)
      if (isEmpty) area.current?.focus()
      return !isEmpty
    },
    /** Spread onto the text area. */
    field: {
      ref: area,
      maxLength: 500,
      value: text,
      error: isMissing ? missing : refused,
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value)
        setIsMissing(false)
      },
    },
  }
}
