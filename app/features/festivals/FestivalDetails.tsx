import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { calendar } from '#app/i18n/en/calendar.ts'
import { fullMomentText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { daysBetween } from '#almanac/civilDate.ts'
import { phaseAt } from '#app/almanac/phaseAt.ts'
import type { Facts } from '#app/almanac/jobs.ts'
import type { Festival } from '#contract/festivals.ts'
import { CategoryChip } from './CategoryChip.tsx'
import { LazyCelebration } from './LazyCelebration.tsx'
import { hoursText, longDateText, middayText, moonriseText } from './format.ts'
import { markOf } from './mark.ts'
import { TempleDate } from './TempleDate.tsx'

const GreatTimes = lazyComponent(async () => (await import('./GreatTimes.tsx')).GreatTimes)

type Props = {
  festival: Festival
  /** The almanac's details; undefined while they load, and for days that staff added. */
  facts: Facts | undefined
  /** The moon's angle from the sun that morning, until moonrise is known. */
  atSunrise: number
  today: string
  place: { name: string; tz: string }
  isSouthern: boolean
  /** Set if the chosen city is not the temple's. */
  temple: { city: string; festival: Festival | undefined } | undefined
  action: ReactNode
}

/** One festival of the chosen day: moonrise, tithi times, and a link to how to observe it. */
export function FestivalDetails({
  festival,
  facts,
  atSunrise,
  today,
  place,
  isSouthern,
  temple,
  action,
}: Props) {
  const words = useWords(calendar)
  const { tithi } = useWords(tithis)
  const { name, date, moonriseTime, puja, hours, description } = festival
  const { parts } = useWords(festivalGroups)
  return (
    <article className={`tone-${markOf(festival)}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CategoryChip mark={markOf(festival)} />
        <span className="text-muted">{words.inDays(daysBetween(today, date))}</span>
      </div>
      <h3 className="mt-3 text-2xl">{name}</h3>
      <p className="text-lg text-muted">{longDateText(date)}</p>
      {moonriseTime && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <DayTime label={words.moonriseIn(place.name)}>{moonriseText(date, moonriseTime)}</DayTime>
          <Moon
            phase={facts?.moonrise ? phaseAt(facts.tithi, facts.moonrise) : atSunrise}
            size={64}
            {...(isSouthern && { className: 'rotate-180' })}
          />
        </div>
      )}
      {puja && (
        <div className="mt-4">
          <DayTime label={words.middayIn(place.name)} isRange>
            {middayText(puja)}
          </DayTime>
        </div>
      )}
      {hours && (
        <div className="mt-4">
          <DayTime label={parts[hours.of]} isRange>
            {hoursText(date, hours)}
          </DayTime>
        </div>
      )}
      <p className="mt-4">{description}</p>
      <LazyCelebration festival={festival} isElsewhere={temple !== undefined} />
      <dl className="facts">
        {temple && <TempleDate {...temple} />}
        {festival.group && <GreatTimes festival={festival} timeZone={place.tz} />}
        {facts && (
          <div>
            <dt>{tithi(facts.tithi.number)}</dt>
            <dd>
              {words.until(
                fullMomentText(facts.tithi.start, place.tz),
                fullMomentText(facts.tithi.end, place.tz),
              )}
            </dd>
          </div>
        )}
      </dl>
      {festival.why && <p className="mt-3 text-sm text-muted">{festival.why}</p>}
      {facts?.isDoubtful && <p className="mt-3 font-semibold">{words.checkLocally}</p>}
      {facts?.reference !== undefined && (
        <p className="mt-3 font-semibold">{words.reference(facts.reference)}</p>
      )}
      {moonriseTime && <p className="mt-3 text-sm text-muted">{words.visibleLater}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Link
          to="/calendar/$slug"
          params={{ slug: festival.slug }}
          aria-label={words.openNamed(name)}
          className={buttonClass({ variant: 'primary' })}
        >
          {words.openFestival}
          <Icon of={ArrowRight} className="size-5" />
        </Link>
        {action}
      </div>
    </article>
  )
}

type DayTimeProps = { label: string; isRange?: boolean; children: string }

/** The one time that matters on the day, read at arm's length. */
function DayTime({ label, isRange = false, children }: DayTimeProps) {
  return (
    <p>
      <span className="block text-muted">{label}</span>
      <span className={isRange ? 'day-time is-range' : 'day-time'}>{children}</span>
    </p>
  )
}
