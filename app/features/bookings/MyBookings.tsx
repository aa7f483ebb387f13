import { Link } from '@tanstack/react-router'
import { dateText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { ListFallback } from '#app/lazyListFallback.ts'
import { useOwnRecords } from '#app/offline/session/useOwnRecords.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { createBooking } from '#contract/bookings/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { BookingLink } from './BookingLink.tsx'
import { myBookings } from './myBookings.ts'
import { usePujaName } from './pujas.ts'
import { statusTone } from './statusTone.ts'
import type { SavedBooking } from '#app/offline/rows.ts'

type Props = {
  id: string
  /** On the profile page, where the account's bookings are included. */
  isOfAccount?: boolean
}

/** Bookings made or opened on this phone, those of the account, and those still waiting to be sent. */
export function MyBookings({ id, isOfAccount = false }: Props) {
  const { mine: words, anotherPhone } = useWords(puja)
  const { rows, waiting, emptyReason, refetch } = useOwnRecords(myBookings)
  const isEmpty = emptyReason === 'none' || (emptyReason === 'loading' && !isOfAccount)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={isOfAccount ? '' : 'mt-12 border-t border-line pt-8'}
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {isOfAccount ? words.ofAccount : words.heading}
      </h2>
      {isEmpty && <p className="mt-2 text-muted">{words.empty}</p>}
      {emptyReason && !isEmpty && <ListFallback emptyReason={emptyReason} onRetry={refetch} />}
      <ul className="mt-2 max-w-3xl empty:hidden">
        {waiting.map((row) => (
          <li key={row.id}>
            <Waiting row={row} />
          </li>
        ))}
        {rows.map((each) => (
          <li key={each.reference}>
            <Saved of={each} />
          </li>
        ))}
      </ul>
      {isOfAccount ? (
        <Link to="/puja" className="text-link">
          {words.book}
        </Link>
      ) : (
        <p className="mt-4 text-muted">{anotherPhone}</p>
      )}
    </section>
  )
}

function Saved({ of: { booking, account } }: { of: SavedBooking }) {
  const { nameOf } = useSlotWords()
  const { status } = useWords(bookingWords)
  return (
    <BookingLink booking={booking} isOwn={account !== undefined} className="record">
      <span>
        <span className="block font-display text-lg">
          {__IS_TRANSLATED__ ? marked(booking, 'pujaName') : booking.pujaName}
        </span>
        <span className="text-sm text-muted">
          {dateText(booking.preferredDate)}, {nameOf(booking.preferredTime, booking)} ·{' '}
          <span className="whitespace-nowrap">{booking.reference}</span>
        </span>
      </span>
      <Chip tone={statusTone[booking.status]}>{status[booking.status]}</Chip>
    </BookingLink>
  )
}

function Waiting({ row }: { row: OutboxRow }) {
  const words = useWords(puja)
  const nameOf = usePujaName()
  const input = row.input as Sent<typeof createBooking>
  const needsPerson = row.state === 'refused' || row.state === 'held'
  return (
    <Link to="/outbox" className="record">
      <span>
        <span className="block font-display text-lg">{nameOf(input.pujaType, row.subject)}</span>
        <span className="text-sm text-muted">
          {dateText(input.preferredDate)}, {words.slots[input.preferredTime]}
        </span>
      </span>
      <Chip tone={needsPerson ? 'kumkum' : 'gold'}>
        {needsPerson ? words.mine.needsYou : words.mine.waiting}
      </Chip>
    </Link>
  )
}
