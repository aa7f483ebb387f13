import { Trash2 } from 'lucide'
import { type ReactNode, useRef } from 'react'
import type { FieldPath, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { adminSite } from '#app/i18n/en/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { aartiTimes, norths } from '#contract/site/visit.ts'
import type { SiteValues } from './siteValues.ts'
import {
  type AartiValues,
  emptyAarti,
  emptyPriest,
  minutesOf,
  type PriestValues,
} from './visitValues.ts'

type Props = {
  field: (
    name: FieldPath<SiteValues>,
    rules?: { validate: (typed: string) => true | string },
  ) => UseFormRegisterReturn & { error: string | undefined }
  form: UseFormReturn<SiteValues>
}

// Not with useFieldArray: it would make the forms of devotees larger, which share the library.
const show = (
  form: UseFormReturn<SiteValues>,
  list: 'visit.aartis' | 'visit.priests',
  rows: AartiValues[] | PriestValues[],
) => {
  form.clearErrors(list)
  form.setValue(list, rows, { shouldDirty: true })
}

/** The day's worship, on the page about the temple. */
export function AartiFields({ field, form }: Props) {
  const words = useWords(adminSite).visit
  const options = aartiTimes.map((value) => ({ value, label: words.from[value] }))
  const isTime = (typed: string) => typed !== '' || words.timeMissing
  const isMinutes = (typed: string) => !Number.isNaN(minutesOf(typed)) || words.minutesMissing
  return (
    <Rows
      rows={form.watch('visit.aartis')}
      onChange={(rows) => show(form, 'visit.aartis', rows)}
      add={{ label: words.addAarti, row: emptyAarti }}
    >
      {(at) => (
        <>
          <TextField label={words.aarti} {...field(`visit.aartis.${at}.name`)} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={words.when}
              options={options}
              {...field(`visit.aartis.${at}.from`)}
            />
            {form.watch(`visit.aartis.${at}.from`) === 'midnight' ? (
              <TextField
                key="time"
                label={words.time}
                type="time"
                {...field(`visit.aartis.${at}.time`, { validate: isTime })}
              />
            ) : (
              <TextField
                key="minutes"
                label={words.minutes}
                hint={words.minutesHint}
                inputMode="text"
                {...field(`visit.aartis.${at}.minutes`, { validate: isMinutes })}
              />
            )}
          </div>
          <TextField label={words.aartiText} {...field(`visit.aartis.${at}.text`)} />
        </>
      )}
    </Rows>
  )
}

/** Who serves at the temple, on the same page. */
export function PriestFields({ field, form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <Rows
      rows={form.watch('visit.priests')}
      onChange={(rows) => show(form, 'visit.priests', rows)}
      add={{ label: words.addPriest, row: emptyPriest }}
    >
      {(at) => (
        <>
          <TextField label={words.priest} {...field(`visit.priests.${at}.name`)} />
          <TextField label={words.duties} {...field(`visit.priests.${at}.duties`)} />
          <TextField
            label={words.languages}
            hint={words.languagesHint}
            {...field(`visit.priests.${at}.languages`)}
          />
        </>
      )}
    </Rows>
  )
}

/** The sketch of the lanes on the contact page. */
export function WayFields({ field }: Pick<Props, 'field'>) {
  const words = useWords(adminSite).visit
  return (
    <>
      <TextArea label={words.directions} rows={3} {...field('visit.way.directions')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.road} {...field('visit.way.road')} />
        <TextField label={words.lane} {...field('visit.way.lane')} />
        <TextField label={words.landmark} {...field('visit.way.landmark')} />
        <SelectField
          label={words.north}
          options={norths.map((value) => ({ value, label: words.norths[value] }))}
          {...field('visit.way.north')}
        />
      </div>
    </>
  )
}

type RowsProps<Row> = {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  add: { label: string; row: Row }
  children: (at: number) => ReactNode
}

/** A list whose rows can be added, moved and removed. */
function Rows<Row extends { name: string }>({ rows, onChange, add, children }: RowsProps<Row>) {
  const words = useWords(adminSite)
  const list = useRef<HTMLDivElement>(null)
  const move = (from: number, by: -1 | 1) => {
    const [one, other] = [rows[from], rows[from + by]]
    if (!one || !other) return
    onChange(rows.with(from, other).with(from + by, one))
    // The focus goes along, so that it can be moved further.
    const [up, down] = list.current?.children[from + by]?.querySelectorAll('button') ?? []
    const pressed = by < 0 ? up : down
    pressed?.focus()
  }
  return (
    <div ref={list} className="grid gap-4">
      {rows.map((row, at) => {
        const name = row.name || words.thisRow
        return (
          <div key={at} className="listed-row">
            <div className="grid gap-4">{children(at)}</div>
            <div className="flex">
              <MoveButtons
                labels={{ up: words.visit.up(name), down: words.visit.down(name) }}
                canMoveUp={at > 0}
                canMoveDown={at < rows.length - 1}
                onMove={(by) => move(at, by)}
              />
              <IconButton
                label={words.removeCountry(name)}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              >
                <Icon of={Trash2} />
              </IconButton>
            </div>
          </div>
        )
      })}
      <div>
        <Button variant="outline" onClick={() => onChange([...rows, add.row])}>
          {add.label}
        </Button>
      </div>
    </div>
  )
}
