import type { ComponentProps } from 'react'
import { Diya } from './motifs/Diya.tsx'
import { useRestoredFocus } from './useRestoredFocus.ts'

type ButtonStyle = {
  variant?: 'primary' | 'gold' | 'outline' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
}

/** The classes of a button, for a link that looks like one. */
export const buttonClass = ({ variant = 'primary', size = 'medium' }: ButtonStyle = {}): string =>
  `button button-${variant}${size === 'medium' ? '' : ` button-${size}`}`

type Props = ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean }

/** A busy button is disabled, keeps its size and its focus, and shows a lamp before its label. */
export function Button({
  variant,
  size,
  isBusy = false,
  disabled,
  className = '',
  children,
  ...rest
}: Props) {
  useRestoredFocus(isBusy)
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${buttonClass({ ...(variant && { variant }), ...(size && { size }) })} ${className}`}
    >
      {isBusy && <Diya className="size-6" isLit />}
      {children}
    </button>
  )
}
