import type { ComponentProps, ReactNode, RefObject } from 'react'
import { fullMomentText } from '#app/i18n/dates.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { formatRupees } from '#contract/payments/money.ts'

type Props = {
  eyebrow: string
  amount: number
  state: { tone: NonNullable<ComponentProps<typeof Chip>['tone']>; text: string }
  /** What happens next; announced when it changes. */
  next?: string | undefined
  /** As of when the phone has it, if the server was not reached. */
  seen?: string | undefined
  /** To move the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>
  /** What was refunded, and whether it was only a test. */
  children?: ReactNode
}

/** Above a donation or an order: how much it is, and what became of it. */
export function PaymentHead({ eyebrow, amount, state, next, seen, heading, children }: Props) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={heading ? -1 : undefined} className="money-title">
          {formatRupees(amount)}
        </h1>
        <Chip tone={state.tone}>{state.text}</Chip>
      </div>
      {next && (
        <p role="status" className="mt-2">
          {next}
        </p>
      )}
      {children}
      {seen && (
        <p role="status" className="mt-2 text-muted">
          {seen}
        </p>
      )}
    </>
  )
}

type Shown = {
  isFresh: boolean
  /** The server no longer opens it: only this phone still has it. */
  isRefused: boolean
  seenAt: string
}
type SeenWords = { asOf: (when: string) => string; asOfThen: (when: string) => string }

/** As of when the phone has what it shows; nothing if that is now. */
export const seenText = (
  { isFresh, isRefused, seenAt }: Shown,
  timeZone: string,
  words: SeenWords,
): string | undefined => {
  if (isFresh || !seenAt) return undefined
  const seen = fullMomentText(Date.parse(seenAt), timeZone)
  return isRefused ? words.asOfThen(seen) : words.asOf(seen)
}
