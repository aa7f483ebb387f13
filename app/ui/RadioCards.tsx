import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { ErrorText } from './Field.tsx'

type RadioOption = {
  value: string
  label: ReactNode
  /** A description, read with the label. */
  detail?: ReactNode
  /** The address of a small picture, which the label describes. */
  picture?: string | undefined
  /** Shown on the right: a price, or how many are left. */
  aside?: ReactNode
  isDisabled?: boolean
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  legend: string
  isLegendHidden?: boolean
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: string | undefined
  /** The value that is chosen; without it the page leaves that to the browser. */
  chosen?: string
}

/** A choice of one card. The whole card can be tapped. */
export function RadioCards({
  legend,
  isLegendHidden = false,
  options,
  hint,
  error,
  chosen,
  className = 'grid gap-3',
  ...rest
}: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={describedBy || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold'}>{legend}</legend>
      <div className={className}>
        {options.map(({ value, label, detail, picture, aside, isDisabled = false }) => (
          <label key={value} className="option">
            <RadioInput
              {...rest}
              {...(chosen !== undefined && { checked: value === chosen })}
              value={value}
              disabled={isDisabled}
            />
            {picture && (
              <img src={picture} alt="" className="size-14 shrink-0 rounded-md object-cover" />
            )}
            <span className="min-w-0 flex-1">
              <span className="option-head">
                <span className="font-semibold">{label}</span>
                {aside}
              </span>
              {detail && <span className="mt-1 block text-sm text-muted">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </div>
      )}
      <ErrorText id={id} error={error} />
    </fieldset>
  )
}

/**
 * React Hook Form reads all inputs of a choice, also those that have gone: one that was chosen would
 * hide every later choice.
 */
function RadioInput({ ref, ...props }: ComponentProps<'input'>) {
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current: input } = element
    return () => {
      if (input && !input.isConnected) input.checked = false
    }
  }, [])
  return (
    <input
      {...props}
      type="radio"
      ref={(input) => {
        element.current = input
        if (typeof ref === 'function') ref(input)
      }}
    />
  )
}
