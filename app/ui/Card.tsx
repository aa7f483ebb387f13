import type { ComponentProps } from 'react'

type Props = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'li' }

/** A raised surface, without padding. */
export function Card({ as: Tag = 'div', className = '', ...rest }: Props) {
  return (
    <Tag
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
      className={`card ${className}`}
    />
  )
}
