import { useEffect, useRef } from 'react'
import { timeText } from '#app/i18n/dates.ts'
import { sponsor } from '#app/i18n/en/sponsorships/sponsor.ts'
import { useWords } from '#app/i18n/words.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { HeldDay } from '#contract/sponsorships/public.ts'

/** In place of the amount: the day for which the gift is, and until when it is reserved. */
export function DayHeld({ day, timeZone }: { day: HeldDay; timeZone: string }) {
  const { held: words } = useWords(sponsor)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was sent is gone; what follows is the gift.
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="card mb-3 p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {day.purpose}: {formatRupees(day.amount)}
      </h2>
      <p className="mt-1">{words.until(timeText(Date.parse(day.heldUntil), timeZone))}</p>
      <p className="text-sm text-muted">{words.byUpi}</p>
    </div>
  )
}
