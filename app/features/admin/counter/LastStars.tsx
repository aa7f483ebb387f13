import { sankalp } from '#app/i18n/en/bookings/sankalp.ts'
import { devoteeSuggestions } from '#app/i18n/en/devotees/adminDevotees.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Nakshatra, Rashi } from '#contract/bookings/sankalp.ts'

type Props = {
  nakshatra: Nakshatra | undefined
  rashi: Rashi | undefined
  onLeaveOut: () => void
}

/** The nakshatra and rashi of a known devotee, which go into the sankalp unless they are left out. */
export function LastStars({ nakshatra, rashi, onLeaveOut }: Props) {
  const words = useWords(devoteeSuggestions)
  const { nakshatras, rashis } = useWords(sankalp)
  const stars = [nakshatra && nakshatras[nakshatra], rashi && rashis[rashi]].filter(Boolean)
  if (stars.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {words.stars(stars.join(', '))}
      <Button type="button" variant="quiet" size="small" onClick={onLeaveOut}>
        {words.leaveOut}
      </Button>
    </p>
  )
}
