import { type ComponentProps, useRef } from 'react'
import { dateText, shortDateText, weekdayText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { type DaySlot, type FreeSlot, type SlotTime, usualSlots } from '#contract/bookings/pujas.ts'
import { noticeOf } from '#contract/bookings/slotNotice.ts'
import { CallUs } from './CallUs.tsx'
import { FreeDays } from './FreeDays.tsx'
import { FreeSlots } from './FreeSlots.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import {
  canChoose,
  dayState,
  isFixed,
  nearestFree,
  slotsOf,
  slotState,
  type SlotState,
  type TempleNow,
  timeOf,
} from './slots.ts'
import { slotStateText } from './slotStateText.ts'
import type { AvailabilityState } from './useAvailability.ts'

type Input = ComponentProps<'input'> & { error?: string | undefined }

type Props = {
  /** The puja, with its booking notice; undefined until it is loaded. */
  puja: Puja | undefined
  /** The temple's number. */
  phone: string | undefined
  places: AvailabilityState
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
  const { puja, phone, places, timeZone, date, slot } = props
  const { dateInput, slotInput, onPickDay, onPick } = props
  const { festivalOn = () => undefined } = props
  const words = useWords(pujaPage)
  const { availability, isFresh } = places
  // The temple's own date counts for more than the phone's clock.
  const isBehind = availability && availability.today > props.now.date
  const now = isBehind ? { date: availability.today, minute: 0 } : props.now
  const today = now.date
  const known = { availability, isFresh, now, notice: noticeOf(puja) }
  const last = availability?.lastDate
  const isChosen = isDay(date)
  const offered = isChosen ? slotsOf(known, date) : usualSlots
  const isGone = isChosen && offered.every((each) => !canChoose(slotState(known, date, each)))
  const free = isGone ? nearestFree(known, date) : []
  const timeOfSlot = (each: string) => timeOf(known, date, each)
  const chosen = slot as DaySlot
  const times = useRef<HTMLDivElement>(null)
  const handlePickDay = (day: string) => {
    onPickDay(day)
    // The slots appear below the day, where a phone's docked bar would hide them.
    requestAnimationFrame(() => times.current?.scrollIntoView({ block: 'nearest' }))
  }
  const { error: dateError, ...dateField } = dateInput
  const isTooClose =
    isChosen &&
    canChoose(slotState(known, date, chosen)) &&
    isFixed(puja, { date, slot: chosen, ...timeOfSlot(chosen) }, now)
  return (
    <>
      <FreeDays
        today={today}
        stateOf={(each) => dayState(known, each)}
        festivalOn={festivalOn}
        value={date}
        onPick={handlePickDay}
        freeTimes={
          isChosen && dayState(known, date).kind !== 'unknown'
            ? offered.filter((each) => canChoose(slotState(known, date, each))).length
            : undefined
        }
        places={places}
        timeZone={timeZone}
        error={dateError}
      />
      <SlotNews
        date={isChosen && dayState(known, date).kind !== 'unknown' ? date : undefined}
        slots={offered}
        timeOf={timeOfSlot}
        stateOf={(each) => slotState(known, date, each)}
      />
      <div ref={times} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {isGone ? (
          <>
            <p className="font-semibold">{words.nothingFree}</p>
            {free.length > 0 && <p>{words.nearestFree}</p>}
            <FreeSlots slots={free} onPick={onPick} />
          </>
        ) : (
          isChosen && (
            <SlotChoice
              {...slotInput}
              slots={withChosen(offered, slot)}
              timeOf={timeOfSlot}
              value={slot}
              stateOf={(each) => slotState(known, date, each)}
            />
          )
        )}
      </div>
      <details>
        <summary className="text-saffron min-h-11 py-2.5 font-semibold">{words.anotherDay}</summary>
        <TextField
          label={words.date}
          type="date"
          min={today}
          max={last}
          hint={isChosen ? weekdayText(date) : last ? words.anyDay(dateText(last)) : '\u00a0'}
          {...dateField}
        />
      </details>
      <div role="status">{isTooClose && <CallUs text={words.tooClose} phone={phone} />}</div>
    </>
  )
}

type SlotNewsProps = {
  /** The chosen day, if its times are known. */
  date: string | undefined
  slots: readonly DaySlot[]
  timeOf: (slot: DaySlot) => SlotTime | undefined
  stateOf: (slot: DaySlot) => SlotState
}

/** The times of the chosen day, for those who do not see them change. */
function SlotNews({ date, slots, timeOf, stateOf }: SlotNewsProps) {
  const words = useWords(pujaPage)
  const { nameOf } = useSlotWords()
  const texts = slots.map((slot) => {
    const state = slotStateText(stateOf(slot), words) ?? words.free
    return `${nameOf(slot, timeOf(slot))} ${state.toLowerCase()}`
  })
  return (
    <p role="status" className="sr-only">
      {date && words.timesOf(shortDateText(date), texts.join(', '))}
    </p>
  )
}
