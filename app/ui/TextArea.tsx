import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'

type Props = ComponentProps<'textarea'> & {
  label: string
  hint?: string
  error?: string | undefined
}

/** A labelled text of several lines. The hint and the error are read with it. */
export function TextArea({
  label,
  hint,
  error,
  required,
  className = '',
  rows = 5,
  ...rest
}: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(described) => <textarea {...rest} {...described} rows={rows} className="field" />}
    </Field>
  )
}
