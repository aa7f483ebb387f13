import { useQuery } from '@tanstack/react-query'
import { dayCard } from '#app/i18n/en/day-card/dayCard.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { firstVerse } from '#app/shareCard/firstVerse.ts'
import { inOneLine } from './dayCardText.ts'
import { drawDayCard } from './drawDayCard.ts'
import type { DayToShare } from './ShareDay.tsx'
import { useDayOfCard } from './useDayOfCard.ts'

/** If the phone has no mantra yet. */
const knownVerse = ['वक्रतुण्ड महाकाय सूर्यकोटिसमप्रभ ।', 'निर्विघ्नं कुरु मे देव सर्वकार्येषु सर्वदा ॥']

type Props = DayToShare & { onClose: () => void }

/** The card of a day. */
export function DayCardDialog({ templeName, onClose, ...dayToShare }: Props) {
  const { heading } = useWords(dayCard)
  const { date, place, temple } = dayToShare
  const { day, text, isReady, hasFailed } = useDayOfCard(dayToShare)
  const mantra = useQuery(readQuery('getMantraOfDay', { date }))
  return (
    <CardDialog
      heading={heading}
      name={date}
      shareText={text && inOneLine(text)}
      hasFailed={hasFailed}
      onClose={onClose}
      draw={
        day && text && isReady && !mantra.isPending
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
