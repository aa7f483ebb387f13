import type { ComponentProps } from 'react'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { type DaySlot, type FreeSlot, usualSlots } from '#contract/pujas.ts'
import { FreeDays } from './FreeDays.tsx'
import { FreeSlots } from './FreeSlots.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { SlotNews } from './SlotNews.tsx'
import {
  canChoose,
  dayState,
  moonriseOf,
  nearestFree,
  slotsOf,
  slotState,
  type TempleNow,
} from './slots.ts'
import type { KnownPlaces } from './useAvailability.ts'

type Input = ComponentProps<'input'> & { error?: string | undefined }

type Props = {
  places: KnownPlaces
  now: TempleNow
  timeZone: string
  date: string
  slot: string
  festivalOn?: (date: string) => string | undefined
  /** Connect the two inputs to their form. */
  dateInput: Input
  slotInput: Input
  onPickDay: (date: string) => void
  onPick: (slot: FreeSlot) => void
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A moonrise chosen for another day stays visible, marked, until something else is chosen. */
const withChosen = (offered: readonly DaySlot[], slot: string): readonly DaySlot[] =>
  slot === 'moonrise' && !offered.includes(slot) ? [...offered, slot] : offered

/** A day and its slots, with their availability. */
export function DayAndTime(props: Props) {
  const { places, now, timeZone, date, slot, dateInput, slotInput, onPickDay, onPick } = props
  const { festivalOn = () => undefined } = props
  const words = useWords(pujaPage)
  const { availability, isFresh } = places
  // The temple's own date counts for more than the phone's clock.
  const today = availability && availability.today > now.date ? availability.today : now.date
  const known = { availability, isFresh, now: { ...now, date: today } }
  const last = availability?.lastDate
  const isChosen = isDay(date)
  const offered = isChosen ? slotsOf(known, date) : usualSlots
  const isGone = isChosen && offered.every((each) => !canChoose(slotState(known, date, each)))
  const free = isGone ? nearestFree(known, date) : []
  return (
    <>
      <FreeDays
        today={today}
        stateOf={(each) => dayState(known, each)}
        festivalOn={festivalOn}
        value={date}
        onPick={onPickDay}
        places={places}
        timeZone={timeZone}
      />
      <TextField
        label={words.date}
        type="date"
        min={today}
        max={last}
        hint={isChosen ? weekdayText(date) : last ? words.anyDay(dateText(last)) : '\u00a0'}
        {...dateInput}
      />
      <SlotNews
        date={isChosen && dayState(known, date).kind !== 'unknown' ? date : undefined}
        slots={offered}
        moonrise={moonriseOf(known, date)}
        stateOf={(each) => slotState(known, date, each)}
      />
      {isGone ? (
        <div className="grid gap-3">
          <p className="font-semibold">{words.nothingFree}</p>
          {free.length > 0 && <p>{words.nearestFree}</p>}
          <FreeSlots slots={free} onPick={onPick} />
        </div>
      ) : (
        <SlotChoice
          {...slotInput}
          slots={withChosen(offered, slot)}
          moonrise={moonriseOf(known, date)}
          value={slot}
          stateOf={(each) => (isChosen ? slotState(known, date, each) : { kind: 'open' })}
        />
      )}
    </>
  )
}
