import type { ComponentProps } from 'react'

type Look = { variant?: 'plain' | 'primary' }

export const iconButtonClass = ({ variant = 'plain' }: Look = {}): string =>
  variant === 'primary' ? 'icon-button icon-button-primary' : 'icon-button'

type Props = ComponentProps<'button'> & Look & { label: string }

/**
 * A button with one icon as its child; `label` is its accessible name. While it is off it keeps the
 * focus, which an element that is `disabled` loses: a press often switches it off, as at the last
 * step.
 */
export function IconButton({ label, variant, className = '', disabled, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
      className={`${iconButtonClass(variant && { variant })} ${className}`}
    />
  )
}
