import { type ReactNode, useId, useState } from 'react'
import { dateText, shortDateText } from '#app/i18n/dates.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { type FestivalGroup, festivalGroups } from '#contract/festivals/groups.ts'
import { eveTime, type ReminderChoice, type ReminderKind } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { plainClockText } from '#contract/i18n/en/longDates.ts'
import { isWholeYear, type FestivalSnapshot, nextOfKind, toggled, withKind } from './choices.ts'
import { hoursOfDay } from './hoursOfDay.ts'
import { MomentFields } from './MomentFields.tsx'

type Props = FestivalSnapshot & {
  choice: ReminderChoice
  /** Single festivals as the server names them: some may be over. */
  chosen?: Reminder['chosen']
  cityName: string
  /** The groups beyond Ganesha’s that the temple offers. */
  groups: readonly FestivalGroup[]
  /** Whether `festivals` have that city's dates: others are not shown. */
  hasDates?: boolean
  onChange: (choice: ReminderChoice) => void
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Which festivals, and when: what most people choose from; the rest is in `MoreChoices`. */
export function ChoiceFields(props: Props) {
  const { choice, chosen, festivals, now, hasDates = true, onChange } = props
  const words = useWords(reminders)
  const { first } = kindsIn(choice)
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="reminder-heading">{words.which}</legend>
        {choice.festivals.map((key) => {
          const festival =
            festivals?.find((each) => keyOfFestival(each) === key) ??
            chosen?.find((each) => each.key === key)
          return (
            festival && (
              <Row
                key={key}
                sign="single"
                label={
                  hasDates ? words.single(festival.name, dateText(festival.date)) : festival.name
                }
                isOn
                onToggle={() => onChange({ ...choice, festivals: toggled(choice.festivals, key) })}
              />
            )
          )
        })}
        <KindRows kinds={first} {...props} />
      </fieldset>
      <MomentFields
        choice={choice}
        known={{ festivals: hasDates ? festivals : undefined, now }}
        onChange={onChange}
      />
    </>
  )
}

/** Other festivals, the time of day and the city: folded, unless one of them was chosen. */
export function MoreChoices(props: Props & { city?: ReactNode }) {
  const { choice, cityName, groups, city, onChange } = props
  const words = useWords(reminders)
  const { more } = kindsIn(choice)
  // A group chosen before the temple turned it off can still be deselected.
  const others = festivalGroups.filter(
    (group) => groups.includes(group) || choice.kinds.includes(group),
  )
  const [isOpen] = useState(() => [...more, ...others].some((kind) => choice.kinds.includes(kind)))
  return (
    <details className="form-fold" open={isOpen}>
      <summary>{words.more(plainClockText(choice.time), cityName)}</summary>
      <div className="grid gap-5">
        <div>
          <KindRows kinds={more} {...props} />
        </div>
        {others.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="reminder-heading">{words.others}</legend>
            <KindRows kinds={others} {...props} />
          </fieldset>
        )}
        <SelectField
          label={words.time}
          hint={[
            choice.atMoonrise ? words.timeHintMoon(cityName) : words.timeHint(cityName),
            ...(choice.atEve ? [words.timeHintEve(plainClockText(eveTime))] : []),
          ].join(' ')}
          options={hoursOfDay(choice.time).map((time) => ({
            value: time,
            label: plainClockText(time),
          }))}
          value={choice.time}
          onChange={({ target }) => onChange({ ...choice, time: target.value })}
          className="max-w-60"
        />
        {city}
      </div>
    </details>
  )
}

/** Ganesha's kinds in three rows, then chosen single festivals and groups. */
const kindsIn = ({ festivals }: ReminderChoice) => {
  const rows = Math.max(1, 3 - festivals.length)
  return { first: kindsByUse.slice(0, rows), more: kindsByUse.slice(rows) }
}

const kindsByUse: readonly ReminderKind[] = ['all', 'sankashti', 'major', 'vinayaka', 'angaraki']

function KindRows({
  kinds,
  choice,
  festivals,
  now,
  groups,
  hasDates = true,
  onChange,
}: Props & { kinds: readonly ReminderKind[] }) {
  const words = useWords(reminders)
  const year = festivals && isWholeYear(festivals) ? festivals : undefined
  const detailOf = (kind: ReminderKind): string => {
    const next = year && nextOfKind(kind, year, now)
    // A group that is offered and has no days is on its way.
    if (!year || (!next && groups.some((group) => group === kind))) return ''
    return next ? words.next(unbroken(shortDateText(next.date))) : words.noNext
  }
  return kinds.map((kind) => (
    <Row
      key={kind}
      sign={kind}
      label={words.kinds[kind]}
      detail={hasDates ? detailOf(kind) : undefined}
      isOn={choice.kinds.includes(kind)}
      onToggle={() => onChange(withKind(choice, kind))}
    />
  ))
}

type ToggleProps = {
  /** What is drawn before it. */
  sign: ReminderKind | 'single'
  label: string
  /** Empty while loading: its line is reserved, so that nothing moves. */
  detail?: string | undefined
  isOn: boolean
  onToggle: () => void
}

function Row({ sign, label, detail, isOn, onToggle }: ToggleProps) {
  const id = useId()
  return (
    <label className="reminder-row" data-sign={sign}>
      <span className="font-semibold">{label}</span>
      {detail !== undefined && (
        <span id={id} className="text-sm text-muted">
          {detail || '\u00a0'}
        </span>
      )}
      <input
        type="checkbox"
        checked={isOn}
        onChange={onToggle}
        aria-label={label}
        aria-describedby={detail ? id : undefined}
        className="size-6 shrink-0"
      />
    </label>
  )
}
