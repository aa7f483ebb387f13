import type { ReactNode } from 'react'

type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  /**
   * For screen readers. The `required` attribute would enable the browser's own validation
   * messages.
   */
  'aria-required': true | undefined
}

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  className?: string
  /** The input; spread these props on it to link it to its label and messages. */
  children: (described: ControlProps) => ReactNode
}

/** Label, hint and error around an input, read together with it. */
export function Field({ id, label, hint, error, required, className = '', children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <ErrorText id={id} error={error} />
    </div>
  )
}

export function ErrorText({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-kumkum">
      {error}
    </p>
  )
}
