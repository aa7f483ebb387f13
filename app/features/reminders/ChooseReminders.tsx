import { type ReactNode, useRef, useState } from 'react'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import type { FestivalGroup } from '#contract/festivalGroups.ts'
import type { Festival } from '#contract/festivals.ts'
import {
  everyFestival,
  reminderChannels,
  type ReminderChannel,
  type ReminderChoice,
} from '#contract/reminderChoice.ts'
import { keyOfFestival } from '#contract/reminderMoments.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { aheadOf, hourFor, isComplete, type Known } from './choices.ts'
import { EmailReminders } from './EmailReminders.tsx'
import { NextMessage } from './NextMessage.tsx'
import { NotReady } from './NotReady.tsx'
import { PushReminders } from './PushReminders.tsx'
import type { Way } from './way.ts'
import { WhatsappReminders } from './WhatsappReminders.tsx'

type Props = Known & {
  cityName: string
  /** Of our list; absent for the temple's own city. */
  cityId: string | undefined
  /** The festival whose *Remind me* led here. */
  festival: Festival | undefined
  /** Those beyond Ganesha’s that the temple offers. */
  groups: readonly FestivalGroup[]
  /** What is said of the city, and the way to another. */
  city: ReactNode
}

/** A festival alone; one whose fast ends with the moonrise, then, too. */
const onlyOf = (festival: Festival): ReminderChoice => ({
  ...everyFestival,
  kinds: [],
  festivals: [keyOfFestival(festival)],
  atMoonrise: festival.moonriseTime !== undefined,
})

/** What the reminder says first, then which days, when and how. */
export function ChooseReminders(props: Props) {
  const { festivals, now, cityName, cityId, festival, groups, city } = props
  const words = useWords(reminders)
  const ways = useRef<HTMLDivElement>(null)
  const [channel, setChannel] = useState<ReminderChannel>('push')
  const [wish, setWish] = useState(() => (festival ? onlyOf(festival) : everyFestival))
  /** Undefined until somebody chooses one. */
  const [hour, setHour] = useState<string>()
  const known = { festivals, now }
  const choice = { ...wish, time: hour ?? hourFor(wish, known) }
  const ahead = aheadOf(choice, known)
  const handleChoice = (next: ReminderChoice) => {
    if (next.time !== choice.time) setHour(next.time)
    setWish({ ...next, time: wish.time })
  }
  /** From what a way says that cannot be used, which then goes. */
  const handleChannel = (other: ReminderChannel) => {
    setChannel(other)
    ways.current?.querySelector<HTMLInputElement>(`[value=${other}]`)?.focus()
  }
  const way: Way = {
    ...known,
    choice: { ...ahead, ...(cityId !== undefined && { city: cityId }) },
    source: festival ? `festival_${festival.slug}` : 'reminders',
    isReady: isComplete(ahead),
    onChannel: handleChannel,
  }
  return (
    <>
      <NextMessage {...known} choice={ahead} cityName={cityName} />
      <ChoiceFields
        {...known}
        choice={choice}
        cityName={cityName}
        groups={groups}
        onChange={handleChoice}
      />
      <div className="mt-4">{city}</div>
      <div className="mt-8">
        <h2 className="reminder-heading">{words.how}</h2>
        <div
          ref={ways}
          role="radiogroup"
          aria-label={words.how}
          className="grid gap-3 sm:grid-cols-3"
        >
          {reminderChannels.map((value) => (
            <label key={value} className="option">
              <input
                type="radio"
                name="channel"
                value={value}
                checked={channel === value}
                onChange={() => setChannel(value)}
              />
              <span className="font-semibold">{words.channels[value]}</span>
            </label>
          ))}
        </div>
      </div>
      <div className="mt-5">
        <NotReady choice={choice} ahead={ahead} />
        {channel === 'push' && <PushReminders {...way} />}
        {channel === 'email' && <EmailReminders {...way} />}
        {channel === 'whatsapp' && <WhatsappReminders {...way} />}
      </div>
    </>
  )
}
