import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'

type Props = ComponentProps<'select'> & {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A labelled select, with the phone's own picker. */
export function SelectField({
  label,
  hint,
  error,
  required,
  className = '',
  options,
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
      {(described) => (
        <select {...rest} {...described} className="field">
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
