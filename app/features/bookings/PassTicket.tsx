import { Check } from 'lucide'
import { clockText, shortDateText, shortWeekdayText, timeText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import { langOf } from './langOf.ts'

const QrCode = lazyComponent(async () => (await import('#app/ui/QrCode.tsx')).QrCode)

type Props = {
  booking: Booking
  /** The temple's public address. */
  origin: string
  /** The temple's name, once it is known. */
  temple: string | undefined
  /** Show the QR code of the secret link. */
  hasCode: boolean
}

/** What is shown at the temple: the puja, when, for whom, and the code of its page. */
export function PassTicket({ booking, origin, temple, hasCode }: Props) {
  const words = useWords(bookingWords)
  const { nameOf } = useSlotWords()
  const { timeZone, startsAt, endsAt, sankalp, reference, status, preferredDate, preferredTime } =
    booking
  const clock = (at: string) => timeText(Date.parse(at), timeZone)
  const names = sankalp?.names ?? [booking.fullName]
  return (
    <article className="ticket">
      <div className="ticket-main">
        {temple && <p className="ticket-temple">{temple}</p>}
        <div className="ticket-head">
          <div>
            <h1 className="ticket-title">
              {__IS_TRANSLATED__ ? marked(booking, 'pujaName') : booking.pujaName}
            </h1>
            <p className="ticket-status" data-status={status}>
              {status === 'confirmed' && <Icon of={Check} className="size-4" />}
              {words.status[status]}
            </p>
          </div>
          <div className="ticket-ganesha" />
        </div>
        <dl className="ticket-facts">
          <div>
            <dt>{words.day}</dt>
            <dd>
              {shortWeekdayText(preferredDate)},{' '}
              <span className="inline-block">{shortDateText(preferredDate)}</span>
            </dd>
          </div>
          <div>
            <dt>{words.time}</dt>
            <dd>
              {nameOf(preferredTime, booking)},{' '}
              <span className="inline-block">
                {booking.exactTime
                  ? clockText(booking.exactTime)
                  : words.span(clock(startsAt), clock(endsAt))}
              </span>
            </dd>
          </div>
          <div>
            <dt>{sankalp ? words.inName : words.bookedBy}</dt>
            {names.map((name, at) => (
              <dd key={at} lang={langOf(name)} className="either-script">
                {name}
              </dd>
            ))}
          </div>
          {sankalp?.gotra && (
            <div>
              <dt>{words.gotra}</dt>
              <dd lang={langOf(sankalp.gotra)} className="either-script">
                {sankalp.gotra}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="ticket-stub">
        {hasCode && (
          <div className="qr-place">
            <QrCode text={`${origin}${pathHere(bookingPath(booking))}`} label={words.qr} />
          </div>
        )}
        <p>
          <span className="sr-only">{words.reference} </span>
          <span className="text-lg tracking-wider">{reference}</span>
        </p>
      </div>
    </article>
  )
}
