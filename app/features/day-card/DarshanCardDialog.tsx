import { momentText } from '#app/i18n/dates.ts'
import { darshanCard } from '#app/i18n/en/day-card/darshanCard.ts'
import { useWords } from '#app/i18n/words.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { drawDarshanCard } from './drawDarshanCard.ts'
import type { DayToShare } from './ShareDay.tsx'
import { useDayOfCard } from './useDayOfCard.ts'

type Props = DayToShare & { onClose: () => void }

/** Ganesha as he was seen today, with the day's tithi and moonrise, to be sent. */
export function DarshanCardDialog({ templeName, onClose, ...dayToShare }: Props) {
  const words = useWords(darshanCard)
  const { date, place, temple } = dayToShare
  const { day, text, festival, isReady, hasFailed } = useDayOfCard(dayToShare)
  // Staff may have overridden the time of a fast.
  const rises =
    festival?.moonriseTime !== undefined
      ? text?.time
      : day?.moonrise && momentText(day.moonrise.at, place.tz, date)
  const card = text && {
    date: text.date,
    name: text.name,
    tithi: text.tithi,
    moonrise: rises ? words.moonrise(place.name, rises) : '',
    mantra: words.mantra,
    temple: `${templeName}, ${temple.name}`,
  }
  const altText = card && [
    words.darshan,
    card.date,
    card.name,
    card.tithi,
    card.moonrise,
    card.temple,
  ]
  return (
    <CardDialog
      heading={words.heading}
      name={`darshan-${date}`}
      shareText={altText?.filter(Boolean).join(' · ').replaceAll('\u00a0', ' ')}
      hasFailed={hasFailed}
      onClose={onClose}
      draw={card && isReady ? (canvas) => drawDarshanCard(canvas, card) : undefined}
    />
  )
}
