import type { ReactNode } from 'react'

type Props = {
  title: string
  eyebrow?: string
  headingLevel?: 1 | 2 | 3
  /** An element's id, for `aria-labelledby`. */
  id?: string
  action?: ReactNode
  className?: string
}

const sizes = { 1: 'text-title', 2: 'text-2xl', 3: 'text-xl' }

export function SectionHeading({
  title,
  eyebrow,
  headingLevel = 2,
  id,
  action,
  className = '',
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`flex flex-wrap items-end justify-between gap-x-2 gap-y-2 ${className}`}>
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <Heading id={id} className={sizes[headingLevel]}>
          {title}
        </Heading>
      </div>
      {action}
    </div>
  )
}
