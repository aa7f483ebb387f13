import { type ComponentProps, useId } from 'react'

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined }

/** A labelled input. The hint and the error are read with it. */
export function TextField({ label, hint, error, className = '', ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="field"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-kumkum">
          {error}
        </p>
      )}
    </div>
  )
}
