import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { dateText } from '#app/i18n/dates.ts'
import { addToCalendar } from '#app/i18n/en/festivals/addToCalendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type CalendarEvent, isOfList, optionsOf } from './calendarEvent.ts'
import { exportFestival } from './calendarFile.ts'

/**
 * `whole`: with a full label; `short`: beside a larger button; `sign`: an icon at the end of a row.
 */
export type AddShape = 'whole' | 'short' | 'sign'

/** Adds a festival to the phone's calendar, with its reminders. */
export function AddToCalendar({ shape, ...props }: CalendarEvent & { shape: AddShape }) {
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
