import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { useWords } from '#app/i18n/words.ts'
import type { LunarMonth } from '#almanac/lunarMonth.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { addMonths, cellsOf, isIn, isKnownMonth, type Month, monthOf } from './civilMonth.ts'
import { DayCell } from './DayCell.tsx'
import type { DaySky } from './daySky.ts'
import { FestivalShape } from './FestivalShape.tsx'
import { dayByKey } from './gridKeys.ts'
import { type FestivalMark, markOf } from './mark.ts'
import { MonthHeading } from './MonthHeading.tsx'
import { useSwipe } from './useSwipe.ts'

type Props = {
  month: Month
  lunarMonths: readonly LunarMonth[]
  chosenDay: string
  today: string
  sky: ReadonlyMap<string, DaySky> | undefined
  festivals: ReadonlyMap<string, readonly Festival[]>
  isSouthern: boolean
  isBusy: boolean
  onMonth: (month: Month) => void
  /** `keepsScroll`: nothing on the page should move, for example when the arrows went there. */
  onDay: (date: string, keepsScroll: boolean) => void
  onOpen: (festival: Festival) => void
}

const none: readonly Festival[] = []

/** A month as six weeks from Sunday, with buttons, swipe and the keys of the ARIA grid pattern. */
export function MonthGrid(props: Props) {
  const { month, chosenDay, today, sky, festivals, isSouthern, isBusy, onMonth, onOpen } = props
  const words = useWords(calendar)
  const labelId = useId()
  const table = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  const cells = cellsOf(month)
  const days = sky ?? new Map<string, DaySky>()
  const marks = new Set(cells.flatMap((date) => festivals.get(date)?.map(markOf) ?? []))

  const go = (count: number) => {
    const next = addMonths(month, count)
    if (isKnownMonth(next)) onMonth(next)
  }
  const swipe = useSwipe((direction) => go(direction === 'left' ? 1 : -1))

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [festival] = festivals.get(chosenDay) ?? none
    if (event.key === 'Enter' && festival) {
      event.preventDefault()
      return onOpen(festival)
    }
    const next = dayByKey(chosenDay, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    if (!isKnownMonth(monthOf(next))) return
    isByKey.current = true
    props.onDay(next, true)
  }
  // The day the keys led to may be in another month, which is drawn by now.
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    table.current?.querySelector<HTMLElement>(`[data-date="${chosenDay}"]`)?.focus()
  }, [chosenDay])
  const handleChoose = ({ target }: MouseEvent) => {
    const { date } = (target as Element).closest<HTMLElement>('[data-date]')?.dataset ?? {}
    if (date && isKnownMonth(monthOf(date))) props.onDay(date, false)
  }

  return (
    <div className="calendar">
      <MonthHeading
        month={month}
        today={today}
        lunarMonths={props.lunarMonths}
        labelId={labelId}
        onMonth={onMonth}
        onToday={() => {
          if (isKnownMonth(monthOf(today))) props.onDay(today, true)
        }}
      />
      <div className="[touch-action:pan-y]" {...swipe}>
        <table
          ref={table}
          role="grid"
          aria-labelledby={labelId}
          aria-busy={isBusy}
          onKeyDown={handleKeyDown}
          onClick={handleChoose}
          className="month"
        >
          <thead>
            <tr>
              {words.shortWeekdays.map((name, index) => (
                <th key={name} scope="col" abbr={words.weekdays[index]}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[0, 7, 14, 21, 28, 35].map((week) => (
              <tr key={week}>
                {cells.slice(week, week + 7).map((date) => (
                  <DayCell
                    key={date}
                    date={date}
                    sky={days.get(date)}
                    festivals={festivals.get(date) ?? none}
                    isOutside={!isIn(month, date)}
                    isToday={date === today}
                    isChosen={date === chosenDay}
                    isSouthern={isSouthern}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ShapeLegend marks={marks} />
    </div>
  )
}

/** From Ganesha's own days on. */
const legendOrder = [
  'sankashti',
  'angaraki',
  'major',
  'default',
  'great',
  'ekadashi',
  'pradosh',
  'moon',
] as const

/** What the shapes of a month's grid mean: of those that are in it, which share one line. */
function ShapeLegend({ marks }: { marks: ReadonlySet<FestivalMark> }) {
  const words = useWords(calendar)
  const names = { ...words.legend, ...useWords(festivalGroups).chips }
  return (
    <ul aria-label={words.shapes} className="shape-legend">
      {legendOrder
        .filter((mark) => marks.has(mark))
        .map((mark) => (
          <li key={mark} className={`tone-${mark}`}>
            <FestivalShape mark={mark} className="size-3.5" />
            {names[mark]}
          </li>
        ))}
    </ul>
  )
}
