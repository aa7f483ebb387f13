import type { ReactNode, Ref } from 'react'

export type NoticeWords = {
  title: string
  eyebrow?: string
  headingLevel?: 1 | 2 | 3
  /** Focusable, for when this replaces the element that had the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Links and buttons. */
  action?: ReactNode
  children?: ReactNode
  className?: string
}

type Props = NoticeWords & { motif: ReactNode; role?: 'alert' }

/** The common shape of empty and failed states; on a wide screen at the left edge of its page. */
export function Notice({
  motif,
  title,
  eyebrow,
  headingLevel = 2,
  headingRef,
  action,
  children,
  role,
  className = '',
}: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role={role} className={`notice ${className}`}>
      <div>{motif}</div>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={headingLevel === 1 ? 'text-title' : 'text-xl'}
      >
        {title}
      </Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <p>{action}</p>}
    </div>
  )
}
