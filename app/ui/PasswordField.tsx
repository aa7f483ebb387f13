import { type ComponentProps, useId, useState } from 'react'
import { Eye, EyeOff } from 'lucide'
import { Field } from './Field.tsx'
import { Icon } from './Icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** For the button that shows the password. */
  showLabel: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}

/** A password field that can show the password, because most mistakes are made unseen. */
export function PasswordField({
  label,
  showLabel,
  hint,
  error,
  required,
  className = '',
  ...rest
}: Props) {
  const ownId = useId()
  const [isShown, setIsShown] = useState(false)
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
        <div className="password">
          <input
            {...rest}
            {...described}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="field"
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            className="password-show"
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  )
}
