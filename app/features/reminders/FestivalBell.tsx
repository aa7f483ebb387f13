import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide'
import { type ReactNode, useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { dayText } from '#app/i18n/dates.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Festival } from '#contract/festivals/public.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { nextReminder } from '#contract/reminders/moments.ts'
import { plainClockText } from '#contract/i18n/en/longDates.ts'
import { bellOf, withBell } from './choices.ts'
import { Done } from './Done.tsx'
import { localNow } from './localNow.ts'
import { pushReminderQuery, type PushOutcome, setUpPush } from './push/setUp.ts'
import { pushSupport } from './push/subscribe.ts'

type Props = {
  slug: string
  festival: Festival
  /** The time zone of the festival's city. */
  timeZone: string
  /** Id in our list; absent for the temple's own city. */
  cityId: string | undefined
  /** The way to the whole form, for a browser that cannot notify. */
  link: ReactNode
  /** Of a bell for the evening before. */
  eveLabel?: string | undefined
}

/**
 * Sets push reminders for one festival in two taps, the second being the browser's *Allow*. They
 * are added to the phone's existing reminders, only for moments still to come.
 */
export function FestivalBell({ slug, festival, timeZone, cityId, link, eveLabel }: Props) {
  const all = useWords(reminders)
  const words = all.bell
  const { remindMe, remindMore } = useWords(festivalPage)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<PushOutcome>()
  const now = localNow(timeZone)
  const isAble = pushSupport() === 'ready'
  const { data: stored } = useQuery({ ...pushReminderQuery, enabled: isAble })
  const of = eveLabel === undefined ? 'day' : 'eve'
  const more = { festival: slug, on: eveLabel && of }
  const choose = (current: ReminderChoice | null | undefined): ReminderChoice =>
    current
      ? withBell(current, festival, now, of)
      : { ...bellOf(festival, now, of), ...(cityId !== undefined && { city: cityId }) }
  const known = { festivals: [festival], now }
  const choice = choose(stored)
  const next = nextReminder(known.festivals, choice, now)
  if (!isAble || !next) return link
  // The button's note appears once it is known what will be sent.
  const isPromised = stored !== undefined
  const consent = isPromised
    ? words.consent(dayText(next.date), plainClockText(next.time))
    : all.push.consent
  const handleAsk = async () => {
    setIsBusy(true)
    setOutcome(undefined)
    const outcome = await setUpPush({
      choice: isPromised ? choice : choose,
      source: `festival_${slug}`,
      words: consent,
    })
    setOutcome(outcome)
    setIsBusy(false)
  }
  if (outcome?.is === 'set')
    return (
      <div className="bell-note">
        <Done text={all.saved} channelProps={{ ...known, choice: outcome.choice }} />
        <Link to="/reminders" hash={outcome.token} className="text-link">
          {all.push.manage}
        </Link>
      </div>
    )
  const is = outcome?.is
  return (
    <>
      <Button isBusy={isBusy} onClick={handleAsk}>
        {!isBusy && <Icon of={BellRing} className="size-5" />}
        {isBusy ? all.saving : (eveLabel ?? remindMe)}
      </Button>
      <div className="bell-note">
        {is === 'denied' || is === 'refused' ? (
          <div role="status" className="reminder-banner">
            <p className="font-semibold">{all.push[is]}</p>
            <p className="mt-2 flex flex-wrap gap-3">
              {(['email', 'whatsapp'] as const).map((way) => (
                <Link
                  key={way}
                  to="/reminders"
                  search={{ ...more, way }}
                  className={buttonClass({ variant: 'outline', size: 'small' })}
                >
                  {all.push.instead[way]}
                </Link>
              ))}
            </p>
          </div>
        ) : (
          <p className="text-sm text-muted">{consent}</p>
        )}
        {is === 'dismissed' && <p role="status">{all.push.dismissed}</p>}
        {is === 'offline' && <p role="alert">{all.push.offline}</p>}
        <TroubleNote trouble={outcome?.is === 'failed' ? outcome.trouble : undefined} />
        <Link to="/reminders" search={more} className="text-link">
          {remindMore}
        </Link>
      </div>
    </>
  )
}
