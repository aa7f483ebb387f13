import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Place } from '#almanac/place.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { limbs } from '#app/i18n/en/panchang/limbs.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { ChoghadiyaTable } from './ChoghadiyaTable.tsx'
import { DayHours } from './DayHours.tsx'
import { LimbRows } from './LimbRows.tsx'

type Props = {
  date: string
  place: Place
  temple: Place
  /** Called once all of it is on the page. */
  onWhole: (() => void) | undefined
}

/** The rest of the panchang: good and avoided hours, the other limbs, choghadiya. */
export function DayInFull({ date, place, temple, onWhole }: Props) {
  const words = useWords(limbs)
  const { data } = useQuery(almanacQuery('limbs', { place, reference: temple, date }))
  const isWhole = data !== undefined
  useEffect(() => {
    if (isWhole) onWhole?.()
  }, [isWhole, onWhole])
  // If the almanac failed, the day above shows the error.
  if (!data) return <Skeleton className="mt-10 h-120" />
  const { divisions } = data
  return (
    <div className="day-in-full">
      <section aria-labelledby="hours">
        <h2 id="hours" className="text-2xl">
          {words.hours}
        </h2>
        {divisions ? (
          <>
            <DayHours divisions={divisions} karanas={data.karanas} date={date} zone={place.tz} />
            <p className="mt-2 text-sm text-muted">{words.divided}</p>
          </>
        ) : (
          <p className="mt-3">{words.nothing}</p>
        )}
      </section>
      <section aria-labelledby="limbs">
        <h2 id="limbs" className="text-2xl">
          {words.title}
        </h2>
        <LimbRows limbs={data} date={date} zone={place.tz} />
      </section>
      {divisions && (
        <section aria-labelledby="choghadiya">
          <h2 id="choghadiya" className="text-2xl">
            {words.choghadiya}
          </h2>
          <ChoghadiyaTable choghadiya={divisions.choghadiya} zone={place.tz} />
        </section>
      )}
    </div>
  )
}
