import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { sankalp as sankalpWords } from '#app/i18n/en/bookings/sankalp.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact } from '#app/ui/Facts.tsx'
import type { Sankalp } from '#contract/bookings/sankalp.ts'
import { langOf } from './langOf.ts'

/** The names and the intention. */
export function SankalpFacts({ of }: { of: Sankalp }) {
  const words = useWords(bookingWords)
  const { nakshatras, rashis } = useWords(sankalpWords)
  return (
    <>
      <Fact label={words.names}>
        {of.names.map((name, at) => (
          <span key={at} lang={langOf(name)} className="either-script block">
            {name}
          </span>
        ))}
      </Fact>
      <Fact label={words.gotra}>
        <span lang={langOf(of.gotra)} className="either-script">
          {of.gotra || words.gotraUnknown}
        </span>
      </Fact>
      {of.nakshatra && (
        <Fact label={words.nakshatra}>
          <span className="either-script">{nakshatras[of.nakshatra]}</span>
        </Fact>
      )}
      {of.rashi && (
        <Fact label={words.rashi}>
          <span className="either-script">{rashis[of.rashi]}</span>
        </Fact>
      )}
      {of.intention && <Fact label={words.intention}>{of.intention}</Fact>}
    </>
  )
}
