import { Link } from '@tanstack/react-router'
import { ArrowRight, CalendarPlus } from 'lucide'
import type { ReactNode } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { addToCalendar } from '#app/i18n/en/festivals/addToCalendar.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals/public.ts'

const AddToCalendar = lazyComponent(
  async () => (await import('./AddToCalendar.tsx')).AddToCalendar,
  () => <Unready />,
)

type Props = {
  /** Undefined until the day in the chosen city is known. */
  festival: Festival | undefined
  /** No reminder of it can come any more. */
  isOver: boolean
  /** The next observance, for a day that is over. */
  after: Festival | undefined
  city: ChosenCity | undefined
  cityName: string
  origin: string
  templeZone: string
  /** What reminds of it. */
  renderBell: (festival: Festival) => ReactNode
}

/** What to do about the day: be reminded and write it down, or look at the next one. */
export function FestivalActs({ festival, isOver, after, renderBell, ...calendar }: Props) {
  return (
    <div className="festival-acts">
      {festival &&
        (isOver ? (
          <NextDay festival={after} />
        ) : (
          <>
            {renderBell(festival)}
            <AddToCalendar festival={festival} {...calendar} shape="short" />
          </>
        ))}
    </div>
  )
}

const large = buttonClass()

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

/** Placeholder of the button until its code is loaded. */
function Unready() {
  const words = useWords(addToCalendar)
  return (
    <span className={buttonClass({ variant: 'outline' })} aria-hidden>
      <Icon of={CalendarPlus} className="size-5" />
      {words.addShort}
    </span>
  )
}
