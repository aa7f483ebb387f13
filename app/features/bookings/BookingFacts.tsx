import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { sankalp as sankalpWords } from '#app/i18n/en/bookings/sankalp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { addressText } from '#contract/site/addressText.ts'
import type { Booking } from '#contract/bookings/public.ts'

/** Further requests, a row each. Only those that were made. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const words = useWords(bookingWords)
  const { nakshatras, rashis } = useWords(sankalpWords)
  const { sankalp, address, specialRequests, includePrasad } = booking
  const { nakshatra, rashi, intention } = sankalp ?? {}
  if (!nakshatra && !rashi && !intention && !includePrasad && !specialRequests) return null
  return (
    <Facts className="mt-6 border-y border-line">
      {nakshatra && (
        <Fact label={words.nakshatra}>
          <span className="either-script">{nakshatras[nakshatra]}</span>
        </Fact>
      )}
      {rashi && (
        <Fact label={words.rashi}>
          <span className="either-script">{rashis[rashi]}</span>
        </Fact>
      )}
      {intention && <Fact label={words.intention}>{intention}</Fact>}
      {includePrasad && (
        <Fact label={words.prasad}>
          {words.prasadTo}
          {address && (
            <span className="block font-normal">
              {addressText([
                address.line1,
                address.line2,
                address.city,
                address.state,
                address.postalCode,
              ])}
            </span>
          )}
        </Fact>
      )}
      {specialRequests && <Fact label={words.requests}>{specialRequests}</Fact>}
    </Facts>
  )
}
