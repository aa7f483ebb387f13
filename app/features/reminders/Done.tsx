import { useEffect, useRef } from 'react'
import { dayText } from '#app/i18n/dates.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { nextReminder } from '#contract/reminders/moments.ts'
import { plainClockText } from '#contract/i18n/en/longDates.ts'
import type { ChannelFormProps } from './channelForm.ts'

/**
 * The confirmation with the first reminder's date. It takes the focus, because the form is gone.
 */
export function Done({
  text,
  channelProps,
}: {
  text: string
  channelProps: Pick<ChannelFormProps, 'festivals' | 'choice' | 'now'>
}) {
  const words = useWords(reminders)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const next =
    channelProps.festivals &&
    nextReminder(channelProps.festivals, channelProps.choice, channelProps.now)
  return (
    <div ref={box} role="status" tabIndex={-1} className="reminder-banner">
      <p className="font-semibold">{text}</p>
      {next && (
        <p className="mt-1">
          {words.nextOne(next.festival.name, dayText(next.date), plainClockText(next.time))}
        </p>
      )}
    </div>
  )
}
