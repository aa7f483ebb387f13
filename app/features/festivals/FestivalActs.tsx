import { Link } from '@tanstack/react-router'
import { ArrowRight, BellRing, CalendarPlus, HandHeart } from 'lucide'
import type { ReactNode } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { addToCalendar } from '#app/i18n/en/addToCalendar.ts'
import { festivalPage } from '#app/i18n/en/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals.ts'
import type { FestivalMoment } from './festivalMoment.ts'

const AddToCalendar = lazyComponent(
  async () => (await import('./AddToCalendar.tsx')).AddToCalendar,
  () => <Unready />,
)

type Props = {
  /** Undefined until the day in the chosen city is known. */
  festival: Festival | undefined
  moment: FestivalMoment | undefined
  /** No reminder of it can come any more. */
  isOver: boolean
  /** The next observance, for a day that is over. */
  after: Festival | undefined
  city: ChosenCity | undefined
  cityName: string
  origin: string
  templeZone: string
}

/** What to do now: be reminded, then give the moon its arghya, and later look at the next day. */
export function FestivalActs({ festival, moment, isOver, after, ...calendar }: Props) {
  return (
    <div className="festival-acts">
      {festival && (
        <>
          {firstAct({ festival, moment, isOver, after })}
          <AddToCalendar festival={festival} {...calendar} shape="short" />
        </>
      )}
    </div>
  )
}

function firstAct({
  festival,
  moment,
  isOver,
  after,
}: Pick<Props, 'moment' | 'isOver' | 'after'> & { festival: Festival }): ReactNode {
  if (moment?.is === 'risen') return <Arghya />
  if (isOver) return <NextDay festival={after} />
  return <RemindMe slug={festival.slug} />
}

const large = buttonClass()

function RemindMe({ slug }: { slug: string }) {
  const words = useWords(festivalPage)
  return (
    <Link to="/reminders" search={{ festival: slug }} className={large}>
      <Icon of={BellRing} className="size-5" />
      {words.remindMe}
    </Link>
  )
}

function Arghya() {
  const words = useWords(festivalPage)
  return (
    <a href="#verse" className={large}>
      <Icon of={HandHeart} className="size-5" />
      {words.arghya}
    </a>
  )
}

/** Leads to the calendar until the next festival has been computed. */
function NextDay({ festival }: { festival: Festival | undefined }) {
  const words = useWords(festivalPage)
  const address = festival
    ? ({ to: '/calendar/$slug', params: { slug: festival.slug } } as const)
    : ({ to: '/calendar' } as const)
  return (
    <Link {...address} className={large}>
      {words.nextDay}
      <Icon of={ArrowRight} className="size-5" />
    </Link>
  )
}

/** The button, until its code is there. */
function Unready() {
  const words = useWords(addToCalendar)
  return (
    <span className={buttonClass({ variant: 'outline' })} aria-hidden>
      <Icon of={CalendarPlus} className="size-5" />
      {words.addShort}
    </span>
  )
}
