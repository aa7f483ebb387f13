import { useId } from 'react'
import { dateText, shortDateText } from '#app/i18n/dates.ts'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { Festival } from '#contract/festivals.ts'
import {
  kindsOf,
  reminderDays,
  reminderKinds,
  type ReminderChoice,
} from '#contract/reminderChoice.ts'
import { timeInWords } from '#contract/reminderWords.ts'
import { keyOf, toggled, toggledKinds } from './choices.ts'
import { hoursOfDay } from './hoursOfDay.ts'

type Props = {
  choice: ReminderChoice
  /** The year ahead in the city; undefined while it is on its way. */
  festivals: readonly Festival[] | undefined
  cityName: string
  /** Whether `festivals` have that city's dates: others are not shown. */
  hasDates?: boolean
  onChange: (choice: ReminderChoice) => void
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Which festivals, how many days before, and at what time. */
export function ChoiceFields({ choice, festivals, cityName, hasDates = true, onChange }: Props) {
  const words = useWords(reminders)
  const change = (part: Partial<ReminderChoice>) => onChange({ ...choice, ...part })
  return (
    <>
      <Choices legend={words.which} className="reminder-rows">
        {reminderKinds.map((kind) => {
          const ofKind = festivals?.filter((festival) => kindsOf(festival).includes(kind))
          return (
            <Row
              key={kind}
              label={words.kinds[kind]}
              detail={
                hasDates &&
                ofKind &&
                (ofKind[0]
                  ? words.kindText(ofKind.length, unbroken(shortDateText(ofKind[0].date)))
                  : words.noNext)
              }
              isOn={choice.kinds.includes(kind)}
              onToggle={() => change({ kinds: toggledKinds(choice.kinds, kind) })}
            />
          )
        })}
        {choice.festivals.map((key) => {
          const festival = festivals?.find((each) => keyOf(each) === key)
          return (
            festival && (
              <Row
                key={key}
                label={
                  hasDates ? words.single(festival.name, dateText(festival.date)) : festival.name
                }
                isOn
                onToggle={() => change({ festivals: toggled(choice.festivals, key) })}
              />
            )
          )
        })}
      </Choices>
      <Choices legend={words.when} className="flex flex-wrap gap-3">
        {reminderDays.map((day) => (
          <Pill
            key={day}
            label={words.days[day]}
            isOn={choice.daysBefore.includes(day)}
            onToggle={() => change({ daysBefore: toggled(choice.daysBefore, day) })}
          />
        ))}
        <Pill
          label={words.atMoonrise}
          isOn={choice.atMoonrise}
          onToggle={() => change({ atMoonrise: !choice.atMoonrise })}
        />
      </Choices>
      <SelectField
        label={words.time}
        hint={choice.atMoonrise ? words.timeHintMoon(cityName) : words.timeHint(cityName)}
        options={hoursOfDay(choice.time).map((time) => ({ value: time, label: timeInWords(time) }))}
        value={choice.time}
        onChange={({ target }) => change({ time: target.value })}
        className="mt-4 max-w-60"
      />
    </>
  )
}

type ChoicesProps = { legend: string; className: string; children: React.ReactNode }

function Choices({ legend, className, children }: ChoicesProps) {
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="reminder-heading">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

type ToggleProps = {
  label: string
  detail?: string | false | undefined
  isOn: boolean
  onToggle: () => void
}

function Row({ label, detail, isOn, onToggle }: ToggleProps) {
  const id = useId()
  return (
    <label className="reminder-row">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {detail && (
          <span id={id} className="block text-sm text-muted">
            {detail}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={onToggle}
        aria-label={label}
        aria-describedby={detail ? id : undefined}
        className="size-6 shrink-0 accent-saffron"
      />
    </label>
  )
}

function Pill({ label, isOn, onToggle }: ToggleProps) {
  return (
    <label className="reminder-pill">
      <input type="checkbox" checked={isOn} onChange={onToggle} className="size-5 accent-saffron" />
      {label}
    </label>
  )
}
