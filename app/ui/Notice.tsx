import type { ReactNode, Ref } from 'react'

export type NoticeWords = {
  title: string
  eyebrow?: string
  headingLevel?: 1 | 2 | 3
  /** Focusable, for when this replaces the element that had the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  action?: ReactNode
  children?: ReactNode
  className?: string
}

type Props = NoticeWords & { motif: ReactNode; role?: 'alert' }

/** The common shape of empty and failed states. */
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
    <div role={role} className={`mx-auto max-w-xl px-4 pt-14 pb-10 text-center ${className}`}>
      {motif}
      {eyebrow && <p className="eyebrow mt-5">{eyebrow}</p>}
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={`${eyebrow ? 'mt-2' : 'mt-5'} ${headingLevel === 1 ? 'text-title' : 'text-xl'}`}
      >
        {title}
      </Heading>
      {children && <div className="mt-3 text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
