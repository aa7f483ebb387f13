import type { ComponentProps } from 'react'

type Look = { variant?: 'plain' | 'primary' }

export const iconButtonClass = ({ variant = 'plain' }: Look = {}): string =>
  variant === 'primary' ? 'icon-button icon-button-primary' : 'icon-button'

type Props = ComponentProps<'button'> & Look & { label: string }

/** A button with one icon as its child; `label` is its accessible name. */
export function IconButton({ label, variant, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`${iconButtonClass(variant && { variant })} ${className}`}
    />
  )
}
