import type { Knex } from 'knex'
import { bookingPath } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { PrintedText } from '#contract/prints/admin.ts'
import { pageUrlIn } from '#server/emails/pageUrl.ts'
import type { Shared } from '#server/feature.ts'
import type { FindPrintable } from '#server/receipts/printable.ts'
import type { Bookings } from './service.ts'
import { wordsOf, type BookingWords } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'publicUrl' | 'localDate' | 'now'> & {
  readonly bookings: Pick<Bookings, 'hold'>
}

const factsOf = (
  booking: Booking,
  { pass: words, dayName, exactWords, slotText }: BookingWords,
): PrintedText['facts'] => {
  const { preferredDate, preferredTime: slot, exactTime, sankalp, ...rest } = booking
  const time = slotText({ slot, ...rest })
  const names = sankalp?.names ?? [booking.fullName]
  const facts: (readonly [string, string | undefined])[] = [
    [words.token, booking.reference],
    [words.puja, booking.pujaName],
    [words.day, dayName(preferredDate)],
    [words.time, exactTime ? exactWords(exactTime) : time],
    [sankalp ? words.names : words.bookedBy, names.join('\n')],
    [words.gotra, sankalp?.gotra],
  ]
  return facts.flatMap(([label, text]) =>
    text ? [{ label, text, ...(label === words.token && { isAmount: true }) }] : [],
  )
}

/** The pass of a booking, and below it the token with which its prasad is collected. */
export const createPassPrintable = ({ bookings, findSite, publicUrl, localDate, now }: Deps) => {
  const find: FindPrintable = async (trx: Knex, key) => {
    const { booking, language } = await bookings.hold(trx, key)
    const devotees = wordsOf(language)
    const { pass: words, dayName } = devotees
    const { name, address, city } = await findSite(trx, language)
    const { reference, status, pujaName, preferredDate, fullName, trail } = booking
    const bookedOn = localDate(new Date(trail[0]?.at ?? now()), city.timeZone)
    const isCancelled = status === 'cancelled'
    const paper: PrintedText = {
      number: reference,
      heading: words.heading,
      headingMr: words.headingMr,
      temple: { name, address: [...address] },
      facts: factsOf(booking, devotees),
      ...(isCancelled && { mark: words.cancelled }),
      ...(status === 'pending' && { mark: words.pending }),
      notes: [words.show],
      code: {
        link: pageUrlIn(language, `${publicUrl}${bookingPath(booking)}`),
        text: words.scan,
        short: words.scan,
      },
      ...(!isCancelled && {
        tokens: [
          {
            heading: words.prasad,
            text: [reference, `${pujaName}, ${dayName(preferredDate)}`, fullName].join('\n'),
          },
        ],
      }),
    }
    const isToday = bookedOn === localDate(now(), city.timeZone)
    return {
      subject: 'booking',
      subjectId: reference,
      needs: isToday ? undefined : 'bookings',
      paper,
    }
  }
  return find
}
