import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useDue } from '#app/features/guide/useDue.ts'
import { StepPicture } from '#app/ui/StepPicture.tsx'
import { dateText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { placeOf, stepsOf, type Walk, worthMs } from '#app/offline/guide/walk.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { civilDateAt } from '#almanac/zone.ts'
import type { Rite } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'
import { VisarjanDays } from './VisarjanDays.tsx'

const DarshanCardDialog = lazyComponent(
  async () => (await import('#app/features/day-card/lazyCards.ts')).DarshanCardDialog,
)

/** So many of the days on which the rite is due again. */
const daysShown = 3
const minuteMs = 60_000

type Props = { rite: Rite; site: Site; walk: Walk; onGoOn: () => void; onBeginAnew: () => void }

/** After a rite or one of its days: what it was, when it comes again, and a picture to send. */
export function RiteEnd({ rite, site, walk, onGoOn, onBeginAnew }: Props) {
  const { done: words } = useWords(catalogue)
  const { place, temple, today, days = [], dueDays } = useDue(site)
  const [isSharing, setIsSharing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const later = dueDays(rite.occasion)
    .map(({ festival }) => festival)
    .filter(({ date }) => date > today)
    .slice(0, daysShown)
  const { ms, isWhole } = walk.ended ?? { ms: 0, isWhole: true }
  const next = isWhole ? undefined : stepsOf(rite, walk.form)[placeOf(rite, walk)]
  return (
    <div className="rite-end">
      <StepPicture name="hands" className="rite-picture" />
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {next ? words.dayHeading : words.heading}
      </h1>
      <p className="text-lg">{next ? words.nextDay(next.title) : words.blessing}</p>
      {ms >= worthMs && (
        <p className="text-muted">
          {words.minutes(Math.round(ms / minuteMs))}.{' '}
          <Link to="/sadhana" className="text-link">
            {words.log}
          </Link>
        </p>
      )}
      <p>
        <Button size="large" onClick={() => setIsSharing(true)}>
          <Icon of={Share2} className="size-5" />
          {words.share}
        </Button>
      </p>
      {next && rite.occasion === 'ganesh_chaturthi' && (
        <VisarjanDays
          since={civilDateAt(walk.changedAt, place.tz)}
          festivals={days.map(({ festival }) => festival)}
        />
      )}
      {!next && later.length > 0 && (
        <section>
          <h2 className="text-xl">{words.upcoming}</h2>
          <ul>
            {later.map(({ slug, name, date }) => (
              <li key={slug}>
                <Link to="/calendar/$slug" params={{ slug }} className="text-link">
                  {words.next(name, dateText(date))}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="rite-end-ways">
        <Button variant="quiet" onClick={next ? onGoOn : onBeginAnew}>
          {next ? words.goOn : words.anew}
        </Button>
        <Link to="/puja/guide" className={buttonClass({ variant: 'quiet' })}>
          {words.home}
        </Link>
        <Link to="/puja" className={buttonClass({ variant: 'quiet' })}>
          {words.book}
        </Link>
        <Link to="/donate" className={buttonClass({ variant: 'quiet' })}>
          {words.donate}
        </Link>
      </p>
      {isSharing && (
        <DarshanCardDialog
          date={today}
          place={place}
          temple={temple}
          templeName={site.name}
          puja={rite.title}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  )
}
