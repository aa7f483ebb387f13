import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { useMinuteOf } from '#app/almanac/today.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { dayCard } from '#app/i18n/en/dayCard.ts'
import { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { firstVerse } from '#app/shareCard/firstVerse.ts'
import { festivalGroups as groups } from '#contract/festivalGroups.ts'
import type { Festival } from '#contract/festivals.ts'
import { dayCardText, inOneLine } from './dayCardText.ts'
import { drawDayCard } from './drawDayCard.ts'
import type { DayToShare } from './ShareDay.tsx'

/** If the phone has no mantra yet. */
const knownVerse = ['वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।', 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥']

type Props = DayToShare & { onClose: () => void }

/** Ganesha's own days first, then the great festivals. */
const greatest = (festivals: readonly Festival[], date: string): Festival | undefined => {
  const ofDay = festivals.filter((festival) => festival.date === date)
  return [undefined, ...groups]
    .map((group) => ofDay.find((festival) => festival.group === group))
    .find(Boolean)
}

/** The card of a day. */
export function DayCardDialog({ date, place, temple, beyond, templeName, onClose }: Props) {
  const words = {
    ...useWords(dayCard),
    tithi: useWords(tithis).tithi,
    parts: useWords(festivalGroups).parts,
  }
  const almanac = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  const limbs = useQuery(almanacQuery('limbs', { place, reference: temple, date }))
  const observed = useObservedDays({
    place,
    temple,
    from: date,
    to: date,
    ...(beyond && { beyond }),
  })
  const mantra = useQuery(readQuery('getMantraOfDay', { date }))
  const day = almanac.data
  const now = useMinuteOf(date, place.tz)
  const text =
    day &&
    dayCardText(
      {
        day,
        limbs: limbs.data,
        festival: greatest(observed.data?.map(({ festival }) => festival) ?? [], date),
        city: place.name,
        timeZone: place.tz,
        now,
      },
      words,
    )
  const isReady = text && !limbs.isPending && !observed.isPending && !mantra.isPending
  return (
    <CardDialog
      heading={words.heading}
      name={date}
      said={text && inOneLine(text)}
      hasFailed={almanac.isError}
      onClose={onClose}
      draw={
        isReady
          ? (canvas) =>
              drawDayCard(canvas, {
                text,
                phase: day.elongation,
                isSouthern: place.lat < 0,
                verse: firstVerse(mantra.data?.lines) ?? knownVerse,
                temple: `${templeName}, ${temple.name}`,
              })
          : undefined
      }
    />
  )
}
