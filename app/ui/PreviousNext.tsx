import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

type Props = {
  /** Names the landmark if these are links to other pages. */
  label?: string
  /** A link or button with `stepClass` around a `Step`; nothing at either end. */
  previous?: ReactNode
  next?: ReactNode
  /** What is shown now, between the two. */
  children?: ReactNode
  className?: string
}

/** The one form of previous and next: of days, months, pages, festivals and mantras. */
export function PreviousNext({ label, previous, next, children, className = '' }: Props) {
  const Tag = label === undefined ? 'div' : 'nav'
  return (
    <Tag
      {...(label !== undefined && { 'aria-label': label })}
      className={`flex items-center justify-between gap-2 ${className}`}
    >
      {/* Where one is missing, the other keeps its side. */}
      {previous || <span />}
      {children && <div className="min-w-0 grow text-center wrap-anywhere">{children}</div>}
      {next || <span />}
    </Tag>
  )
}

export const stepClass = `${buttonClass({ variant: 'quiet' })} -mx-2 gap-1 px-1`

type StepProps = {
  to: 'previous' | 'next'
  /** `Next day` */
  label: string
  /** Where it leads: `28 Nov` */
  name: ReactNode
  /** Beside a heading there is room only for the name; the label is visually hidden. */
  isShort?: boolean
}

/** What is inside the link: an arrow, and where it leads. */
export function Step({ to, label, name, isShort = false }: StepProps) {
  const isNext = to === 'next'
  return (
    <>
      {!isNext && <Icon of={ChevronLeft} />}
      <span
        className={`${isShort ? '' : 'min-w-0 wrap-anywhere'} ${isNext ? 'text-right' : 'text-left'}`}
      >
        <span className={isShort ? 'sr-only' : 'block text-sm font-normal text-muted'}>
          {label}{' '}
        </span>
        <span className={isShort ? 'text-sm' : 'block font-display text-lg font-normal'}>
          {name}
        </span>
      </span>
      {isNext && <Icon of={ChevronRight} />}
    </>
  )
}
