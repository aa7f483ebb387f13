import { clockText } from '#app/i18n/dates.ts'
import { celebration } from '#app/i18n/en/festivals/celebration.ts'
import { useWords } from '#app/i18n/words.ts'
import { StoredPicture } from '#app/ui/StoredPicture.tsx'
import type { Festival } from '#contract/festivals/public.ts'

type Props = { festival: Festival; isElsewhere: boolean }

/** Time, venue and picture of the temple's celebration, as far as they are set. */
export function Celebration({ festival, isElsewhere }: Props) {
  const words = useWords(celebration)
  const { startTime, venue, picture } = festival
  const time = startTime && clockText(startTime)
  return (
    <>
      {(time ?? venue) && (
        <dl className="facts">
          {time && (
            <div>
              <dt>{words.begins}</dt>
              <dd>{isElsewhere ? words.templeTime(time) : time}</dd>
            </div>
          )}
          {venue && (
            <div>
              <dt>{words.place}</dt>
              <dd>{venue}</dd>
            </div>
          )}
        </dl>
      )}
      {picture && (
        <StoredPicture
          picture={picture}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className="festival-picture"
          missing={words.pictureMissing}
        />
      )}
    </>
  )
}
