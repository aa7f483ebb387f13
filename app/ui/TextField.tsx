import { type ComponentProps, useId } from 'react'
import { Field } from './Field.tsx'

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined }

/** A labelled input. The hint and the error are read with it. */
export function TextField({ label, hint, error, required, className = '', ...rest }: Props) {
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
      {(described) => <input {...rest} {...described} className="field" />}
    </Field>
  )
}
