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
    <div
      role={role}
      className={`mx-auto max-w-7xl px-4 pt-14 pb-10 in-[.px-4]:px-0 md:in-[.px-4]:mx-0 max-md:max-w-xl max-md:text-center ${className}`}
    >
      <div className="max-md:*:mx-auto">{motif}</div>
      {eyebrow && <p className="eyebrow mt-5">{eyebrow}</p>}
      <Heading
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className={`${eyebrow ? 'mt-2' : 'mt-5'} ${headingLevel === 1 ? 'text-title' : 'text-xl'}`}
      >
        {title}
      </Heading>
      {children && <div className="mt-3 max-w-xl text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3 max-md:justify-center">{action}</div>}
    </div>
  )
}
