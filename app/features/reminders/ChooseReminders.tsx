import { type ReactNode, useState } from 'react'
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
import { ChoiceFields } from './ChoiceFields.tsx'
import { isComplete, keyOf } from './choices.ts'
import { EmailReminders } from './EmailReminders.tsx'
import { NextMessage } from './NextMessage.tsx'
import { PushReminders } from './PushReminders.tsx'
import type { Way } from './way.ts'
import { WhatsappReminders } from './WhatsappReminders.tsx'

type Props = {
  festivals: readonly Festival[] | undefined
  cityName: string
  /** Of our list; absent for the temple's own city. */
  cityId: string | undefined
  timeZone: string
  /** The festival whose *Remind me* led here. */
  festival: Festival | undefined
  /** Those beyond Ganesha’s that the temple offers. */
  groups: readonly FestivalGroup[]
  /** What is said of the city, and the way to another. */
  city: ReactNode
}

/** What the reminder says first, then which days, when and how. */
export function ChooseReminders(props: Props) {
  const { festivals, cityName, cityId, timeZone, festival, groups, city } = props
  const words = useWords(reminders)
  const [channel, setChannel] = useState<ReminderChannel>('push')
  const [choice, setChoice] = useState<ReminderChoice>(() =>
    festival ? { ...everyFestival, kinds: [], festivals: [keyOf(festival)] } : everyFestival,
  )
  const { city: _, ...rest } = choice
  const chosen = { ...rest, ...(cityId !== undefined && { city: cityId }) }
  const source = festival ? `festival_${festival.slug}` : 'reminders'
  const way: Way = {
    choice: chosen,
    source,
    isReady: isComplete(choice),
    festivals,
    timeZone,
  }
  return (
    <>
      <NextMessage choice={choice} festivals={festivals} cityName={cityName} timeZone={timeZone} />
      <ChoiceFields
        choice={choice}
        festivals={festivals}
        cityName={cityName}
        groups={groups}
        onChange={setChoice}
      />
      <div className="mt-4">{city}</div>
      <div className="mt-8">
        <h2 className="reminder-heading">{words.how}</h2>
        <div role="radiogroup" aria-label={words.how} className="grid gap-3 sm:grid-cols-3">
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
        {!way.isReady && (
          <p role="status" className="mb-4 font-semibold">
            {words.chooseSome}
          </p>
        )}
        {channel === 'push' && <PushReminders {...way} />}
        {channel === 'email' && <EmailReminders {...way} />}
        {channel === 'whatsapp' && <WhatsappReminders {...way} />}
      </div>
    </>
  )
}
