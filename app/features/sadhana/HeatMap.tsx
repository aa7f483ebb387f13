import { useEffect, useRef } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import type { HeatDay } from './yearOf.ts'

const cell = 12

/**
 * A year of days, darker the more beads were counted; on a phone it scrolls sideways and starts at
 * the end.
 */
export function HeatMap({ year }: { year: readonly (readonly HeatDay[])[] }) {
  const words = useWords(sadhana)
  const strip = useRef<HTMLElement>(null)
  useEffect(() => strip.current?.scrollTo({ left: strip.current.scrollWidth }), [])
  const active = year.flat().filter(({ level }) => level > 0)
  const text = words.yearText(
    active.length,
    active.reduce((sum, { beads }) => sum + beads, 0),
  )
  return (
    <>
      <p className="mt-1 text-muted">{text}</p>
      <section ref={strip} className="heat" tabIndex={0} aria-label={words.year}>
        <svg
          width={year.length * cell}
          height={7 * cell}
          role="img"
          aria-label={`${words.year}: ${text}`}
        >
          {year.map((week, x) =>
            week.map(({ date, beads, level }, y) => (
              <rect
                key={date}
                className={`heat-${level}`}
                x={x * cell + 1}
                y={y * cell + 1}
                width={cell - 2}
                height={cell - 2}
                rx="2"
              >
                {level > 0 && <title>{words.day(dateText(date), beads)}</title>}
              </rect>
            )),
          )}
        </svg>
      </section>
    </>
  )
}
