import { type ComponentProps, type ReactNode, useId } from 'react'
import { ErrorText } from './Field.tsx'

type Props = ComponentProps<'input'> & { label: ReactNode; error?: string | undefined }

/** A checkbox. The whole line can be tapped. */
export function CheckboxField({ label, error, required, className = '', ...rest }: Props) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-required={required || undefined}
          className="mt-0.5 size-5 shrink-0 accent-saffron"
        />
        <span>{label}</span>
      </label>
      <ErrorText id={id} error={error} />
    </div>
  )
}
