import type { ReactNode } from 'react'

type Props = {
  title: string
  intro?: ReactNode
  action?: ReactNode
  /** False if the printed content has its own headings. */
  isHeadingPrinted?: boolean
  children: ReactNode
}

/** One page of the back office: its heading, its introduction, and its main action. */
export function TabPage({ title, intro, action, isHeadingPrinted = true, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-3 pb-12 sm:pt-6">
      <div
        className={`${isHeadingPrinted ? '' : 'no-print '}flex flex-wrap items-end justify-between gap-x-6 gap-y-3`}
      >
        <div className="min-w-0 max-w-3xl">
          <h1 className="text-2xl">{title}</h1>
          {intro && <p className="mt-1 text-muted">{intro}</p>}
        </div>
        {action && <div className="no-print flex flex-wrap gap-3">{action}</div>}
      </div>
      {children}
    </div>
  )
}
