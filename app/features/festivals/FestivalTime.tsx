import type { ReactNode } from 'react'
import type { FestivalMoment } from './festivalMoment.ts'

type Props = {
  /** Undefined until the day in the chosen city is known: its lines keep their height. */
  moment: FestivalMoment | undefined
  /** The chosen city, which can be changed there. */
  city: ReactNode
  count: { value: number | string; unit: string } | undefined
  share: ReactNode
}

/** The one time that matters, read at arm's length. */
export function FestivalTime({ moment, city, count, share }: Props) {
  const [clock, half] = moment?.time.split('\u00a0') ?? []
  return (
    <section className="festival-time">
      <p className="festival-place">
        {moment?.label} {city}
      </p>
      <div className="festival-share">{share}</div>
      <p className="festival-clock">
        {clock}
        {half && <small> {half}</small>}
      </p>
      <p className="festival-line" {...(moment?.isCounting && { role: 'timer' })}>
        {moment?.line}
      </p>
      <p className="festival-count">
        {count && (
          <>
            <b>{count.value}</b> <span>{count.unit}</span>
          </>
        )}
      </p>
    </section>
  )
}
