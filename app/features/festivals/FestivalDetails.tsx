import { Link } from '@tanstack/react-router'
import { ArrowRight, HandHeart } from 'lucide'
import type { ReactNode } from 'react'
import { useMinuteOf } from '#app/almanac/today.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { dayText, fullMomentText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useOffered } from '#app/offline/mine/useOffered.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Moon } from '#app/ui/motifs/Moon.tsx'
import { daysBetween } from '#almanac/civilDate.ts'
import { phaseAt } from '#app/almanac/phaseAt.ts'
import type { Facts } from '#app/almanac/jobs.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { CategoryChip } from './CategoryChip.tsx'
import { festivalMoment } from './festivalMoment.ts'
import { LazyCelebration } from './LazyCelebration.tsx'
import { hoursText, middayText, moonriseText } from './format.ts'
import { markOf } from './mark.ts'
import { TempleDate } from './TempleDate.tsx'

const HiddenMoon = lazyComponent(
  async () => (await import('./HiddenMoon.tsx')).HiddenMoon,
  () => <p className="festival-moon" />,
)
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
  /** Reminds of it. */
  bell: ReactNode
}

/** One festival of the chosen day: moonrise, what to do now, and a link to how it is kept. */
export function FestivalDetails({
  festival,
  facts,
  atSunrise,
  today,
  place,
  isSouthern,
  temple,
  action,
  bell,
}: Props) {
  const words = useWords(calendar)
  const { name: tithiName } = useWords(tithis)
  const { name, date, moonriseTime, puja, hours, description } = festival
  const { parts, begins, ends } = useWords(festivalGroups)
  const now = useMinuteOf(date, place.tz)
  const moment = useMomentOf(festival, { facts, place, now })
  const open = isFast(festival) ? words.openFast : words.openFestival
  const tithi = facts && tithiName(facts.tithi.number)
  return (
    <article className={`tone-${markOf(festival)}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CategoryChip mark={markOf(festival)} />
        <span className="text-muted">{words.inDays(daysBetween(today, date))}</span>
      </div>
      <h3 className="mt-2 text-2xl">{name}</h3>
      <p className="text-muted">{dayText(date)}</p>
      {moonriseTime && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <DayTime label={words.moonriseIn(place.name)}>
              {moonriseText(date, moonriseTime)}
            </DayTime>
            {/* Its line is kept while the minute is not known. */}
            {date === today && (
              <p className="min-h-[1.6em]" {...(moment?.isCounting && { role: 'timer' })}>
                {moment?.isCounting && moment.line}
              </p>
            )}
          </div>
          <Moon
            phase={facts?.moonrise ? phaseAt(facts.tithi, facts.moonrise) : atSunrise}
            size={64}
            {...(isSouthern && { className: 'rotate-180' })}
          />
        </div>
      )}
      {puja && (
        <div className="mt-3">
          <DayTime label={words.middayIn(place.name)} isRange>
            {middayText(puja)}
          </DayTime>
        </div>
      )}
      {hours && (
        <div className="mt-3">
          <DayTime label={parts[hours.of]} isRange>
            {hoursText(date, hours)}
          </DayTime>
        </div>
      )}
      {facts?.forbiddenMoon && <HiddenMoon day={facts} zone={place.tz} />}
      {description && <p className="mt-3">{description}</p>}
      <LazyCelebration festival={festival} isElsewhere={temple !== undefined} />
      <FestivalAct
        festival={festival}
        isRisen={moment?.is === 'risen'}
        bell={date >= today && bell}
      >
        {action}
      </FestivalAct>
      <Link
        to="/calendar/$slug"
        params={{ slug: festival.slug }}
        aria-label={words.openNamed(open, name)}
        className="text-link gap-1"
      >
        {open}
        <Icon of={ArrowRight} className="size-5" />
      </Link>
      <dl className="facts">
        {temple && <TempleDate {...temple} />}
        {festival.group && <GreatTimes festival={festival} timeZone={place.tz} />}
        {facts && tithi && (
          <>
            <div>
              <dt>{begins(tithi)}</dt>
              <dd>{fullMomentText(facts.tithi.start, place.tz)}</dd>
            </div>
            <div>
              <dt>{ends(tithi)}</dt>
              <dd>{fullMomentText(facts.tithi.end, place.tz)}</dd>
            </div>
          </>
        )}
      </dl>
      {festival.why && <p className="mt-3 text-sm text-muted">{festival.why}</p>}
      {facts?.isDoubtful && <p className="mt-3 font-semibold">{words.checkLocally}</p>}
      {facts?.reference !== undefined && (
        <p className="mt-3 font-semibold">{words.reference(facts.reference)}</p>
      )}
      {moonriseTime && <p className="mt-3 text-sm text-muted">{words.visibleLater}</p>}
    </article>
  )
}

const isFast = ({ category }: Festival): boolean =>
  category === 'sankashti' || category === 'angaraki'

type MomentContext = { facts: Facts | undefined; place: { tz: string }; now: number | undefined }

/** The countdown to a moonrise; undefined on every other day. */
function useMomentOf(festival: Festival, { facts, place, now }: MomentContext) {
  const words = {
    page: useWords(festivalPage),
    scene: useWords(scene),
    parts: useWords(festivalGroups).parts,
  }
  if (!facts?.moonrise || now === undefined || !festival.moonriseTime) return undefined
  return festivalMoment({ festival, moonrise: facts.moonrise, timeZone: place.tz, now }, words)
}

type ActProps = { festival: Festival; isRisen: boolean; bell: ReactNode; children: ReactNode }

/** What to do about it: be reminded; once the moon is up, offer the arghya. */
function FestivalAct({ festival: { slug }, isRisen, bell, children }: ActProps) {
  const words = useWords(festivalPage)
  const isOffered = useOffered(slug)
  return (
    <div className="festival-acts">
      {isRisen
        ? !isOffered && (
            <Link to="/calendar/$slug" params={{ slug }} hash="verse" className={buttonClass()}>
              <Icon of={HandHeart} className="size-5" />
              {words.arghya}
            </Link>
          )
        : bell}
      {children}
    </div>
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
