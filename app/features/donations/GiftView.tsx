import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { formatRupees } from '#contract/payments/money.ts'
import type { GiftStatus } from '#contract/monthlyGifts/gift.ts'
import type { MonthlyGift } from '#contract/monthlyGifts/public.ts'
import { GiftActions, type GiftLink } from './GiftActions.tsx'
import { purposeText } from './purposeText.ts'

type Props = { gift: MonthlyGift; link: GiftLink; onChange: (gift: MonthlyGift) => void }

export const giftTone = {
  pending: 'gold',
  active: 'durva',
  paused: 'gold',
  failed: 'kumkum',
  ended: 'saffron',
} as const satisfies Record<GiftStatus, string>

/** A monthly gift: its state, what its donor can do, and what was given. */
export function GiftView({ gift, link, onChange }: Props) {
  const { own: words } = useWords(monthly)
  const { way, status, amount, isStopping, endedBy, nextOn } = gift
  const text = isStopping
    ? words.stopping
    : status === 'ended' && endedBy === 'card'
      ? words.endedByCard
      : words.texts[way][status]
  const statusText = useRef<HTMLParagraphElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    // The button that was pressed is gone.
    const isFocusLost = document.activeElement === document.body
    if (shown.current !== status && isFocusLost) statusText.current?.focus({ preventScroll: true })
    shown.current = status
  }, [status])
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="money-title">{words.amount(formatRupees(amount))}</h1>
      <p className="mt-2">
        <Chip tone={giftTone[status]}>{words.statuses[status]}</Chip>
      </p>
      <p ref={statusText} role="status" tabIndex={-1} className="mt-3">
        {text}
      </p>
      {gift.isTest && <p className="mt-2 font-semibold">{words.test}</p>}
      <GiftActions gift={gift} link={link} onChange={onChange} />
      <Facts className="donor-facts mt-8">
        {nextOn && <Fact label={words.next[way]}>{dateText(nextOn)}</Fact>}
        <Fact label={words.by}>{words.ways[way]}</Fact>
        {gift.purpose && (
          <Fact label={words.purpose}>
            {__IS_TRANSLATED__ ? purposeText(gift.purpose) : gift.purpose}
          </Fact>
        )}
        <Fact label={words.name}>{gift.fullName}</Fact>
        <Fact label={words.email}>{gift.email}</Fact>
        <Fact label={words.reference}>{gift.reference}</Fact>
      </Facts>
      <Months gift={gift} isOwn={link.token === undefined} />
    </>
  )
}

function Months({ gift, isOwn }: { gift: MonthlyGift; isOwn: boolean }) {
  const { own: words } = useWords(monthly)
  const shown = gift.months.filter(({ status }) => status !== 'cancelled' && status !== 'failed')
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="months" className="mt-8">
      <h2 id="months" className="text-2xl">
        {words.months}
      </h2>
      <ul className="mt-2">
        {shown.map(({ reference, token, amount, at, status }) => (
          <li key={reference}>
            <Link
              to="/donation/$reference"
              params={{ reference: reference.toLowerCase() }}
              {...(!isOwn && { hash: token })}
              className="record"
            >
              <span>
                <span className="block text-lg font-semibold">{formatRupees(amount)}</span>
                <span className="text-sm text-muted">{dateText(at.slice(0, 10))}</span>
              </span>
              <Chip tone={status === 'succeeded' ? 'durva' : 'gold'}>
                {status === 'succeeded' ? words.received : words.waiting}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
