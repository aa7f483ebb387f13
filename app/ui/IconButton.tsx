import type { ComponentProps } from 'react'

type IconButtonStyle = { variant?: 'plain' | 'primary' }

export const iconButtonClass = ({ variant = 'plain' }: IconButtonStyle = {}): string =>
  variant === 'primary' ? 'icon-button icon-button-primary' : 'icon-button'

type Props = ComponentProps<'button'> & IconButtonStyle & { label: string }

/**
 * A button with one icon as its child; `label` is its accessible name. It uses `aria-disabled`,
 * because a `disabled` element loses the focus: a press often disables it, as at the last step.
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
