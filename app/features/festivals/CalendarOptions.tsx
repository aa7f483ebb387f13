import { Copy, ExternalLink, Rss } from 'lucide'
import { useState } from 'react'
import { addToCalendar } from '#app/i18n/en/festivals/addToCalendar.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { googleCalendarLink } from '#contract/festivals/event.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { type CalendarEvent, isOfList, optionsOf } from './calendarEvent.ts'
import { inWords } from './eventInWords.ts'

/** When the calendar reminds you, and the other calendar formats. */
export function CalendarOptions(props: CalendarEvent) {
  const words = useWords(addToCalendar)
  const { groups } = useWords(festivalGroups)
  const { festival, city, cityName, origin } = props
  return (
    <details>
      <summary className="fold-summary">{words.others}</summary>
      <p className="mt-1 text-sm text-muted">{words.reminders(momentOf(festival))}</p>
      <a
        href={googleCalendarLink(festival, inWords(optionsOf(props)))}
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
          feed={`${origin}${pathHere('/calendar/feed/')}${[city?.id ?? 'temple', festival.group].filter(Boolean).join('/')}.ics`}
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
