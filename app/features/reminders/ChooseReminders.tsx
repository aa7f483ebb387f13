import { type ReactNode, useRef, useState } from 'react'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { Mail, MessageCircle, Smartphone } from 'lucide'
import { Icon } from '#app/ui/Icon.tsx'
import {
  everyFestival,
  type ReminderChannel,
  type ReminderChoice,
} from '#contract/reminders/choice.ts'
import { nextReminder } from '#contract/reminders/moments.ts'
import { plainClockText } from '#contract/i18n/en/longDates.ts'
import { reminderWords } from '#contract/i18n/en/reminders.ts'
import { reminderMessage, reminderFactsOf } from '#contract/reminders/words.ts'
import { ChoiceFields, MoreChoices } from './ChoiceFields.tsx'
import { aheadOf, hourFor, isComplete, type FestivalSnapshot, startOf } from './choices.ts'
import { Done } from './Done.tsx'
import { EmailReminders } from './EmailReminders.tsx'
import { NotReady } from './NotReady.tsx'
import { PushReminders } from './PushReminders.tsx'
import type { FormStart, ChannelFormProps } from './channelForm.ts'
import { WhatsappForm } from './WhatsappForm.tsx'

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

const channels = [
  ['push', Smartphone],
  ['email', Mail],
  ['whatsapp', MessageCircle],
] as const

/** The form for reminders: a preview of the next message, then days, times and channel. */
export function ChooseReminders(props: Props) {
  const { festivals, now, cityName, cityId, festival, of, groups, city, within, typed = {} } = props
  const words = useWords(reminders)
  const channelGroup = useRef<HTMLDivElement>(null)
  const [channel, setChannel] = useState<ReminderChannel>(props.channel ?? 'push')
  const [selected, setSelected] = useState(() => (festival ? startOf(festival, of) : everyFestival))
  /** Undefined until one is chosen. */
  const [hour, setHour] = useState<string>()
  const known = { festivals, now }
  const choice = { ...selected, time: hour ?? hourFor(selected, known) }
  const ahead = aheadOf(choice, known)
  const handleChoice = (next: ReminderChoice) => {
    if (next.time !== choice.time) setHour(next.time)
    setSelected({ ...next, time: selected.time })
  }
  /** Called from the notice of an unavailable channel, which then disappears. */
  const handleChannel = (other: ReminderChannel) => {
    setChannel(other)
    channelGroup.current?.querySelector<HTMLInputElement>(`[value=${other}]`)?.focus()
  }
  const channelProps: ChannelFormProps = {
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
        <div ref={channelGroup} className="reminder-ways">
          {channels.map(([value, icon]) => (
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
      {channel === 'push' && <PushReminders {...channelProps} />}
      {channel === 'email' && <EmailReminders {...channelProps} />}
      {channel === 'whatsapp' && <WhatsappReminders {...channelProps} />}
    </div>
  )
}

type NextMessageProps = FestivalSnapshot & {
  choice: ReminderChoice
  cityName: string
}

/** A preview of the next reminder under this choice, exactly as it will be sent. */
function NextMessage({ choice, festivals, cityName, now }: NextMessageProps) {
  const words = useWords(reminders)
  if (!festivals) return null
  const next = nextReminder(festivals, choice, now)
  // Its space is kept, so that the list below does not move under the finger.
  if (!next) return <MessagePreview title={words.noPreview} />
  const { title, body } = reminderMessage(
    reminderFactsOf(next.festival, next, cityName),
    reminderWords,
  )
  return <MessagePreview title={title} message={{ body, time: plainClockText(next.time) }} />
}

type MessagePreviewProps = {
  title: string
  /** Absent if there is none to show; the title says why. */
  message?: { body: string; time: string }
}

/** A reminder as the phone will show it: two lines, cut off where they are longer. */
function MessagePreview({ title, message }: MessagePreviewProps) {
  const words = useWords(reminders)
  return (
    <figure aria-label={words.previewLabel}>
      <div className="reminder-preview">
        <Mark className="size-7 shrink-0" />
        <div className="min-w-0">
          <p className="reminder-line font-semibold">{title}</p>
          <p className="reminder-line">{message?.body}</p>
        </div>
      </div>
      <figcaption className="mt-1 text-sm text-muted">
        {message ? words.preview(message.time) : '\u00a0'}
      </figcaption>
    </figure>
  )
}

/** The form of the calendar; once the number is confirmed, it gets the reminders chosen here. */
function WhatsappReminders(channelProps: ChannelFormProps) {
  const { whatsapp: words } = useWords(reminders)
  const [isDone, setIsDone] = useState(false)
  const { choice, source, isReady, typed } = channelProps
  if (isDone) return <Done text={words.confirmed} channelProps={channelProps} />
  return (
    <>
      <p className="mb-4">{words.thenChosen}</p>
      <WhatsappForm
        chosen={{ choice, source }}
        isReady={isReady}
        typed={typed}
        onConfirmed={() => setIsDone(true)}
      />
    </>
  )
}
