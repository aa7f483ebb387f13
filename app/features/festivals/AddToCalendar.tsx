import { CalendarPlus, Copy, ExternalLink, Rss } from 'lucide'
import { useState } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { dateText } from '#app/i18n/dates.ts'
import { addToCalendar } from '#app/i18n/en/addToCalendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { ShareButton } from '#app/ui/ShareButton.tsx'
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
  /** Only the button, because the other options would crowd a list. */
  isBrief?: boolean
}

/** Adds a festival to the phone's calendar, with its reminders, and offers other ways. */
export function AddToCalendar({ festival, city, cityName, origin, isBrief }: Props) {
  const words = useWords(addToCalendar)
  const [isBusy, setIsBusy] = useState(false)
  const isOfList = city === undefined || city.id !== undefined
  // A place the phone found stays on the phone: its events are made here, all under one name.
  const options = { origin, cityName, cityId: city && (city.id ?? 'here') }
  const handleAdd = async () => {
    setIsBusy(true)
    try {
      await exportFestival(festival, options, isOfList)
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
  if (isBrief)
    return (
      <Button variant="outline" size="small" isBusy={isBusy} onClick={handleAdd}>
        {!isBusy && <Icon of={CalendarPlus} className="size-5" />}
        {words.add}
      </Button>
    )
  return (
    <>
      <Button variant="primary" isBusy={isBusy} onClick={handleAdd} className="w-full">
        {!isBusy && <Icon of={CalendarPlus} className="size-5" />}
        {words.add}
      </Button>
      <p className="mt-2 text-sm text-muted">{words.reminders(momentOf(festival))}</p>
      <ShareButton
        title={festival.name}
        text={`${festival.name}, ${dateText(festival.date)}`}
        url={`${origin}/calendar/${festival.slug}`}
        className="mt-3 w-full"
      />
      <details className="mt-1">
        <summary className="fold-summary">{words.others}</summary>
        <a
          href={googleCalendarLink(festival, options)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ variant: 'outline' })} mt-2 w-full`}
        >
          <Icon of={ExternalLink} className="size-5" />
          {words.google}
        </a>
        <p className="mt-1 text-sm text-muted">{words.googleText}</p>
        {isOfList ? (
          <Subscription
            feed={`${origin}/calendar/feed/${city?.id ?? 'temple'}.ics`}
            city={cityName}
          />
        ) : (
          <p className="mt-4 text-sm text-muted">{words.placeOfPhone}</p>
        )}
      </details>
    </>
  )
}

const momentOf = ({ moonriseTime, puja }: Festival) =>
  moonriseTime === undefined ? puja && 'puja' : 'moonrise'

function Subscription({ feed, city }: { feed: string; city: string }) {
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
        {words.subscribe}
      </a>
      <p className="mt-1 text-sm text-muted">{words.subscribeText(city)}</p>
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
