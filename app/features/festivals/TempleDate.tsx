import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { dateText } from '#app/i18n/dates.ts'
import { moonriseText } from './format.ts'

type Props = { city: string; festival: Festival | undefined }

/** The temple's date of a festival, shown beside that of another city. A row of a `dl`. */
export function TempleDate({ city, festival }: Props) {
  const words = useWords(calendar)
  return (
    <div>
      <dt>{words.atTheTemple(city)}</dt>
      <dd>
        {festival ? (
          <>
            {dateText(festival.date)}
            {festival.moonriseTime &&
              ` · ${words.moonrise} ${moonriseText(festival.date, festival.moonriseTime)}`}
          </>
        ) : (
          '…'
        )}
      </dd>
    </div>
  )
}
