import { momentText } from '#app/i18n/dates.ts'
import { darshanCard } from '#app/i18n/en/day-card/darshanCard.ts'
import { useWords } from '#app/i18n/words.ts'
import { CardDialog } from '#app/shareCard/CardDialog.tsx'
import { drawDarshanCard } from './drawDarshanCard.ts'
import type { DayToShare } from './ShareDay.tsx'
import { useDayOfCard } from './useDayOfCard.ts'

type Props = DayToShare & {
  /** The puja that was performed before him, in place of a darshan. */
  puja?: string
  onClose: () => void
}

/** Ganesha as he was seen today, with the day's tithi and moonrise, to be sent. */
export function DarshanCardDialog({ templeName, puja, onClose, ...dayToShare }: Props) {
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
    name: puja ?? text.name,
    tithi: puja === undefined ? text.tithi : `${text.name}, ${place.name}`,
    moonrise: rises ? words.moonrise(place.name, rises) : '',
    mantra: words.mantra,
    temple: `${templeName}, ${temple.name}`,
  }
  const altText = card && [
    puja === undefined && words.darshan,
    card.date,
    card.name,
    card.tithi,
    card.moonrise,
    card.temple,
  ]
  return (
    <CardDialog
      heading={puja ?? words.heading}
      name={`${puja === undefined ? 'darshan' : 'puja'}-${date}`}
      shareText={altText?.filter(Boolean).join(' · ').replaceAll('\u00a0', ' ')}
      hasFailed={hasFailed}
      onClose={onClose}
      draw={card && isReady ? (canvas) => drawDarshanCard(canvas, card) : undefined}
    />
  )
}
