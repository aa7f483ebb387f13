import type { ReactNode } from 'react'
import { LargeTime } from '#app/ui/LargeTime.tsx'
import type { FestivalMoment } from './festivalMoment.ts'

/** So that English pages have no byte of the other order. */
const isInEnglish = typeof __LANGUAGE__ !== 'string' || __LANGUAGE__ === 'en'

type Props = {
  /** Undefined until the day in the chosen city is known: its lines keep their height. */
  moment: FestivalMoment | undefined
  /** The chosen city, which can be changed there. */
  city: ReactNode
  /** Below the time: a countdown, or a day other than the band's. */
  line: string | false | undefined
  /** `in 4 days` */
  count: string | undefined
}

/** The one time that matters, read at arm's length. */
export function FestivalTime({ moment, city, line, count }: Props) {
  const [clock, half] = moment?.time.split('\u00a0') ?? []
  return (
    <section className="festival-time">
      <p className="festival-place">
        {moment?.label} {city}
      </p>
      <p className="festival-clock">
        {isInEnglish ? clock : <LargeTime of={moment?.time} />}
        {isInEnglish && half && <small> {half}</small>}
      </p>
      <p className="festival-count">{count}</p>
      {line && (
        <p className="festival-line" {...(moment?.isCounting && { role: 'timer' })}>
          {line}
        </p>
      )}
    </section>
  )
}
