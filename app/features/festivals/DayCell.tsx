import { dayText } from '#app/i18n/dates.ts'
import { memo } from 'react'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import { ownTithi } from '#contract/festivals/ownTithi.ts'
import type { DaySky } from './daySky.ts'
import { FestivalShape } from './FestivalShape.tsx'
import { hoursText, middayText, moonriseText } from './format.ts'
import { markOf } from './mark.ts'

type Props = {
  date: string
  /** Undefined until it is computed; the cell keeps its size. */
  sky: DaySky | undefined
  festivals: readonly Festival[]
  isOutside: boolean
  isToday: boolean
  isChosen: boolean
  /** The moon is seen upside down from the southern half of the earth. */
  isSouthern: boolean
}

/** As many names as a wide cell has lines for. */
const namesInCell = 2

/**
 * One day of the month's grid. Its label says all of its content. Rendered again only when it
 * changes: forty-two of them on each update would keep a slow phone busy.
 */
export const DayCell = memo(function DayCell({
  date,
  sky,
  festivals,
  isOutside,
  isToday,
  isChosen,
  isSouthern,
}: Props) {
  const words = useWords(calendar)
  const { parts } = useWords(festivalGroups)
  const { tithi, name, atSunrise } = useWords(tithis)
  const ownOf = (each: Festival) => sky && ownTithi(each, sky.tithi, sky.next)
  const [festival] = festivals
  // Ganesha's alone: those of other groups come late, and would change what is read already.
  const own = festivals
    .filter(({ group }) => group === undefined)
    .map(ownOf)
    .find((number) => number !== undefined)
  const label = [
    dayText(date),
    isToday && words.today,
    sky && atSunrise(tithi(sky.tithi)),
    ...festivals.flatMap((each) => {
      const { name, moonriseTime, puja, hours } = each
      const of = ownOf(each)
      return [
        name,
        of !== undefined && tithi(of),
        moonriseTime && `${words.moonrise} ${moonriseText(date, moonriseTime)}`,
        puja && `${words.midday} ${middayText(puja)}`,
        hours && `${parts[hours.of]} ${hoursText(date, hours)}`,
      ]
    }),
  ]
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        data-date={date}
        tabIndex={isChosen ? 0 : -1}
        aria-label={label.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        className={`day ${festival ? `tone-${markOf(festival)}` : ''} ${isOutside ? 'day-outside' : ''}`}
      >
        <span className="day-number">{Number(date.slice(8))}</span>
        <span className="day-moon">
          {sky && (
            <Moon
              phase={sky.elongation}
              size={18}
              {...(isSouthern && { className: 'rotate-180' })}
            />
          )}
        </span>
        <span className="day-tithi">
          {sky && (
            <>
              {/* That of the festival, where another begins the day. */}
              <span className="sm:hidden">{words.shortTithi(own ?? sky.tithi)}</span>
              <span className="max-sm:hidden">{name(own ?? sky.tithi)}</span>
            </>
          )}
        </span>
        <span className="day-festival">
          {festival && (
            <>
              <FestivalShape mark={markOf(festival)} className="size-3.5 shrink-0" />
              {festivals.slice(0, namesInCell).map(({ slug, name, group }) => (
                <span key={slug} className="day-name">
                  {words.shortName(name, group !== undefined && group !== 'great')}
                </span>
              ))}
            </>
          )}
        </span>
      </button>
    </td>
  )
})
