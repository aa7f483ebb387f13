import { useId } from 'react'
import { dateText, shortDateText } from '#app/i18n/dates.ts'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { type FestivalGroup, festivalGroups } from '#contract/festivalGroups.ts'
import {
  ganeshaKinds,
  kindsOf,
  type ReminderChoice,
  type ReminderKind,
} from '#contract/reminderChoice.ts'
import { keyOfFestival } from '#contract/reminderMoments.ts'
import type { Reminder } from '#contract/reminders.ts'
import { timeInWords } from '#contract/reminderWords.ts'
import { isWholeYear, type Known, toggled, toggledKinds } from './choices.ts'
import { hoursOfDay } from './hoursOfDay.ts'
import { MomentFields } from './MomentFields.tsx'

type Props = Known & {
  choice: ReminderChoice
  /** Single festivals as the server names them: some may be over. */
  chosen?: Reminder['chosen']
  cityName: string
  /** Those beyond Ganesha’s that the temple offers. */
  groups: readonly FestivalGroup[]
  /** Whether `festivals` have that city's dates: others are not shown. */
  hasDates?: boolean
  onChange: (choice: ReminderChoice) => void
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Which festivals, how many days before, and at what time. */
export function ChoiceFields(props: Props) {
  const { choice, chosen, festivals, now, cityName, groups, hasDates = true, onChange } = props
  const words = useWords(reminders)
  const change = (part: Partial<ReminderChoice>) => onChange({ ...choice, ...part })
  // What was chosen before the temple turned it off can still be taken back.
  const others = festivalGroups.filter(
    (group) => groups.includes(group) || choice.kinds.includes(group),
  )
  const year = festivals && isWholeYear(festivals) ? festivals : undefined
  const detailOf = (kind: ReminderKind): string => {
    const [next, ...later] = (year ?? []).filter((festival) => kindsOf(festival).includes(kind))
    // A group that is offered and has no days is on its way.
    if (!year || (!next && groups.some((group) => group === kind))) return ''
    return next
      ? words.kindText(later.length + 1, unbroken(shortDateText(next.date)))
      : words.noNext
  }
  const rowsOf = (kinds: readonly ReminderKind[]) =>
    kinds.map((kind) => (
      <Row
        key={kind}
        label={words.kinds[kind]}
        detail={hasDates ? detailOf(kind) : undefined}
        isOn={choice.kinds.includes(kind)}
        onToggle={() => change({ kinds: toggledKinds(choice.kinds, kind) })}
      />
    ))
  return (
    <>
      <Choices legend={words.which} className="reminder-rows">
        {rowsOf(ganeshaKinds)}
        {choice.festivals.map((key) => {
          const festival =
            festivals?.find((each) => keyOfFestival(each) === key) ??
            chosen?.find((each) => each.key === key)
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
      {others.length > 0 && (
        <Choices legend={words.others} className="reminder-rows">
          {rowsOf(others)}
        </Choices>
      )}
      <MomentFields
        choice={choice}
        known={{ festivals: hasDates ? festivals : undefined, now }}
        onChange={onChange}
      />
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
  /** Empty: on its way, and its line is there already, so that nothing moves. */
  detail?: string | undefined
  isOn: boolean
  onToggle: () => void
}

function Row({ label, detail, isOn, onToggle }: ToggleProps) {
  const id = useId()
  return (
    <label className="reminder-row">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {detail !== undefined && (
          <span id={id} className="block text-sm text-muted">
            {detail || '\u00a0'}
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
