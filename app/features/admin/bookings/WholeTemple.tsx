import { X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { useSend } from '#app/admin/useSend.ts'
import { todayIn } from '#app/almanac/today.ts'
import { dateText, dayText } from '#app/i18n/dates.ts'
import { wholeTemple } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { isClosedDay, type SpecialDay } from '#contract/site/public.ts'
import {
  removeSpecialDay,
  setSpecialDay,
  type WholeTemple as Settings,
} from '#contract/site/specialDaysAdmin.ts'
import { BookedAlready } from './BookedAlready.tsx'
import { CeilingsForm } from './CeilingsForm.tsx'

type Props = { settings: Settings; isReadOnly: boolean }

/** What holds for every puja: closed days and special hours, and a ceiling for each part of a day. */
export function WholeTemple({ settings, isReadOnly }: Props) {
  const words = useWords(wholeTemple)
  const { timeZone } = useAdmin()
  const { send, isBusy, failure, errorAt } = useSend()
  const today = todayIn(timeZone)
  const [day, setDay] = useState({ date: '', hours: '' })
  const [isMissing, setIsMissing] = useState(false)
  const isClosing = day.date !== '' && isClosedDay({ ...day, hours: day.hours.trim() || 'Closed' })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(day.date === '')
    if (day.date === '') return
    const input = { date: day.date, hours: day.hours.trim() || 'Closed' }
    if (await send(setSpecialDay, input, { isQuiet: true })) setDay({ date: '', hours: '' })
  }
  return (
    <Card className="mt-5 p-5">
      <h2 className="text-lg">{words.heading}</h2>
      <p className="text-sm text-muted">{words.text}</p>
      {settings.days.length === 0 && <p className="mt-3 text-muted">{words.noDays}</p>}
      <ul className="mt-2">
        {settings.days.map((each: SpecialDay) => (
          <li key={each.date} className="flex min-h-11 items-center justify-between gap-2">
            <span>
              {dayText(each.date)}: <b>{isClosedDay(each) ? words.isClosed : each.hours}</b>
            </span>
            {!isReadOnly && (
              <IconButton
                label={words.remove(dateText(each.date))}
                disabled={isBusy}
                onClick={() => void send(removeSpecialDay, { date: each.date })}
              >
                <Icon of={X} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-3">
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={words.date}
              type="date"
              min={today}
              value={day.date}
              error={isMissing ? words.noDate : errorAt('#/date')}
              onChange={({ target }) => setDay({ ...day, date: target.value })}
            />
            <TextField
              label={words.hours}
              hint={words.hoursHint}
              maxLength={60}
              value={day.hours}
              error={errorAt('#/hours')}
              onChange={({ target }) => setDay({ ...day, hours: target.value })}
            />
            <Button type="submit" variant="outline" className="sm:mt-8.25" isBusy={isBusy}>
              {words.add}
            </Button>
          </div>
          {isClosing && <BookedAlready days={[day.date]} />}
          <FailureNotice failure={failure} />
        </form>
      )}
      <CeilingsForm settings={settings} isReadOnly={isReadOnly} />
    </Card>
  )
}
