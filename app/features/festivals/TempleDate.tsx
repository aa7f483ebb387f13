import { calendar } from '#app/i18n/en/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals.ts'
import { formatDate, formatMoonrise } from './format.ts'

type Props = { of: Festival; city: string; festival: Festival | undefined }

/** The temple's own date of a festival, beside that of another city. A row of a `dl`. */
export function TempleDate({ of: { date }, city, festival }: Props) {
  const words = useWords(calendar)
  return (
    <div>
      <dt>{words.atTheTemple(city)}</dt>
      <dd>
        {festival ? (
          <>
            {festival.date === date
              ? `${words.sameDay}, ${formatDate(date)}`
              : formatDate(festival.date)}
            {festival.moonriseTime &&
              ` · ${words.moonrise} ${formatMoonrise(festival.date, festival.moonriseTime)}`}
          </>
        ) : (
          '…'
        )}
      </dd>
    </div>
  )
}
