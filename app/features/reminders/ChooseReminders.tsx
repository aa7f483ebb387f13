import { type ReactNode, useRef, useState } from 'react'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { Mail, MessageCircle, Smartphone } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'
import {
  everyFestival,
  type ReminderChannel,
  type ReminderChoice,
} from '#contract/reminders/choice.ts'
import { ChoiceFields, MoreChoices } from './ChoiceFields.tsx'
import { aheadOf, hourFor, isComplete, type FestivalSnapshot, onlyOf } from './choices.ts'
import { EmailReminders } from './EmailReminders.tsx'
import { NextMessage } from './NextMessage.tsx'
import { NotReady } from './NotReady.tsx'
import { PushReminders } from './PushReminders.tsx'
import type { FormStart, ChannelFormProps } from './way.ts'
import { WhatsappReminders } from './WhatsappReminders.tsx'

type Props = FestivalSnapshot &
  FormStart & {
    cityName: string
    /** Id in our list; absent for the temple's own city. */
    cityId: string | undefined
    /** The festival whose *Remind me* led here. */
    festival: Festival | undefined
    /** The groups beyond Ganesha’s that the temple offers. */
    groups: readonly FestivalGroup[]
    /** The city, with a button to change it. */
    city: ReactNode
  }

const threeWays = [
  ['push', Smartphone],
  ['email', Mail],
  ['whatsapp', MessageCircle],
] as const

/** The form for reminders: a preview of the next message, then days, times and channel. */
export function ChooseReminders(props: Props) {
  const { festivals, now, cityName, cityId, festival, groups, city, within, typed = {} } = props
  const words = useWords(reminders)
  const ways = useRef<HTMLDivElement>(null)
  const [channel, setChannel] = useState<ReminderChannel>(props.asked ?? 'push')
  const [wish, setWish] = useState(() => (festival ? onlyOf(festival) : everyFestival))
  /** Undefined until one is chosen. */
  const [hour, setHour] = useState<string>()
  const known = { festivals, now }
  const choice = { ...wish, time: hour ?? hourFor(wish, known) }
  const ahead = aheadOf(choice, known)
  const handleChoice = (next: ReminderChoice) => {
    if (next.time !== choice.time) setHour(next.time)
    setWish({ ...next, time: wish.time })
  }
  /** Called from the notice of an unavailable channel, which then disappears. */
  const handleChannel = (other: ReminderChannel) => {
    setChannel(other)
    ways.current?.querySelector<HTMLInputElement>(`[value=${other}]`)?.focus()
  }
  const way: ChannelFormProps = {
    ...known,
    choice: { ...ahead, ...(cityId !== undefined && { city: cityId }) },
    source: festival ? `festival_${festival.slug}` : (within ?? 'reminders'),
    isReady: isComplete(ahead),
    typed,
    onChannel: handleChannel,
  }
  const fields = { ...known, choice, cityName, groups, onChange: handleChoice }
  return (
    <div className={within ? 'reminders' : 'reminders docks'}>
      <NextMessage {...known} choice={ahead} cityName={cityName} />
      <ChoiceFields {...fields} />
      <fieldset className="min-w-0">
        <legend className="reminder-heading">{words.how}</legend>
        <div ref={ways} className="reminder-ways">
          {threeWays.map(([value, icon]) => (
            <label key={value} className="reminder-way">
              <input
                type="radio"
                className="whole-input"
                name="channel"
                value={value}
                checked={channel === value}
                onChange={() => setChannel(value)}
              />
              <Icon of={icon} />
              <span>{words.channels[value]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <MoreChoices {...fields} city={city} />
      <NotReady choice={choice} ahead={ahead} />
      {channel === 'push' && <PushReminders {...way} />}
      {channel === 'email' && <EmailReminders {...way} />}
      {channel === 'whatsapp' && <WhatsappReminders {...way} />}
    </div>
  )
}
