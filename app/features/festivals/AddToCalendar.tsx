import { CalendarPlus, Copy, ExternalLink, Rss } from 'lucide'
import { useState } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { dateText } from '#app/i18n/dates.ts'
import { festivalGroups } from '#app/i18n/en/festivalGroups.ts'
import { addToCalendar } from '#app/i18n/en/addToCalendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { googleCalendarLink } from '#contract/festivalEvent.ts'
import type { Festival } from '#contract/festivals.ts'
import { exportFestival } from './calendarFile.ts'

type Props = {
  festival: Festival
  /** The city of these dates, if it is not the temple's. */
  city: ChosenCity | undefined
  cityName: string
  /** The temple's public address, `https://temple.example`. */
  origin: string
  /** The temple's clock: of the hour at which it begins its celebration. */
  templeZone: string
}

// A place the phone found stays on the phone: its events are made here, all under one name.
const optionsOf = ({ origin, cityName, city, templeZone }: Props) => ({
  origin,
  cityName,
  cityId: city && (city.id ?? 'here'),
  templeZone,
})

const isOfList = ({ city }: Props): boolean => city === undefined || city.id !== undefined

/** In its own words, short beside a larger button, or as a sign at the end of a row. */
export type AddShape = 'whole' | 'short' | 'sign'

/** Adds a festival to the phone's calendar, with its reminders. */
export function AddToCalendar({ shape, ...props }: Props & { shape: AddShape }) {
  const words = useWords(addToCalendar)
  const [isBusy, setIsBusy] = useState(false)
  const { festival } = props
  const handleAdd = async () => {
    setIsBusy(true)
    try {
      await exportFestival(festival, optionsOf(props), isOfList(props))
      showToast({
        title: words.added(festival.name, dateText(festival.date)),
        description: words.addedText,
        tone: 'success',
      })
    } catch {
      showToast({ title: words.failed, description: words.failedText, tone: 'destructive' })
    }
    setIsBusy(false)
  }
  const icon = !isBusy && <Icon of={CalendarPlus} className="size-5" />
  if (shape === 'sign')
    return (
      <Button
        variant="quiet"
        isBusy={isBusy}
        onClick={handleAdd}
        aria-label={words.addNamed(festival.name, dateText(festival.date))}
        className="row-act"
      >
        {icon}
      </Button>
    )
  return (
    <Button
      variant="outline"
      size={shape === 'short' ? 'medium' : 'small'}
      isBusy={isBusy}
      onClick={handleAdd}
      {...(shape === 'short' && { 'aria-label': words.add })}
    >
      {icon}
      {shape === 'short' ? words.addShort : words.add}
    </Button>
  )
}

/** When the calendar reminds you, and the other calendar formats. */
export function CalendarOptions(props: Props) {
  const words = useWords(addToCalendar)
  const { groups } = useWords(festivalGroups)
  const { festival, city, cityName, origin } = props
  return (
    <details>
      <summary className="fold-summary">{words.others}</summary>
      <p className="mt-1 text-sm text-muted">{words.reminders(momentOf(festival))}</p>
      <a
        href={googleCalendarLink(festival, optionsOf(props))}
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ variant: 'outline' })} mt-3 w-full`}
      >
        <Icon of={ExternalLink} className="size-5" />
        {words.google}
      </a>
      <p className="mt-1 text-sm text-muted">{words.googleText}</p>
      {isOfList(props) ? (
        <Subscription
          feed={`${origin}/calendar/feed/${[city?.id ?? 'temple', festival.group].filter(Boolean).join('/')}.ics`}
          of={festival.group && groups[festival.group]}
          city={cityName}
        />
      ) : (
        <p className="mt-4 text-sm text-muted">{words.placeOfPhone}</p>
      )}
    </details>
  )
}

function momentOf({ moonriseTime, puja, hours }: Festival) {
  if (moonriseTime !== undefined) return 'moonrise'
  return puja ? 'puja' : hours && 'worship'
}

type SubscriptionProps = {
  feed: string
  /** The group that it lists; absent for Ganesha's festivals. */
  of: string | undefined
  city: string
}

function Subscription({ feed, of, city }: SubscriptionProps) {
  const words = useWords(addToCalendar)
  const [isCopied, setIsCopied] = useState(false)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(feed)
      setIsCopied(true)
      setTimeout(() => setIsCopied(false), 2_000)
    } catch {
      showToast({ title: words.copyFailed, tone: 'destructive' })
    }
  }
  return (
    <>
      <a
        href={feed.replace(/^https?:/, 'webcal:')}
        className={`${buttonClass({ variant: 'outline' })} mt-4 w-full`}
      >
        <Icon of={Rss} className="size-5" />
        {of ? words.subscribeGroup(of) : words.subscribe}
      </a>
      <p className="mt-1 text-sm text-muted">
        {of ? words.subscribeGroupText(of, city) : words.subscribeText(city)}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <code className="min-w-0 text-sm break-all">{feed}</code>
        <Button variant="quiet" size="small" onClick={handleCopy} className="-ml-3">
          <Icon of={Copy} className="size-5" />
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </>
  )
}
