import { dateText, fullMomentText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact } from '#app/ui/Facts.tsx'
import type { Festival } from '#contract/festivals/public.ts'

type Props = { festival: Pick<Festival, 'time' | 'custom' | 'other'>; timeZone: string }

/** When a day's tithi or star begins and ends, and which day others keep; nothing for Ganesha's. */
export function GreatTimes({ festival: { time, custom, other }, timeZone }: Props) {
  const words = useWords(festivalGroups)
  const momentOf = (at: string) => fullMomentText(Date.parse(at), timeZone)
  return (
    <>
      {other && (
        <Fact
          label={
            other.custom ? words.otherDay[other.custom] : words.generalDay[custom ?? 'maharashtra']
          }
        >
          {dateText(other.date)}
        </Fact>
      )}
      {time && (
        <>
          <Fact label={words.begins(time.of)}>{momentOf(time.from)}</Fact>
          {time.of !== 'Makara' && <Fact label={words.ends(time.of)}>{momentOf(time.until)}</Fact>}
        </>
      )}
    </>
  )
}
