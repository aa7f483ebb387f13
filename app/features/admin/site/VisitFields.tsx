import { Trash2 } from 'lucide'
import { type ReactNode, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { MoveButtons } from '#app/admin/MoveButtons.tsx'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { SectionValues } from './siteValues.ts'
import { aartiValues, priestValues, wayValues } from './visitValues.ts'

type Props = { form: UseFormReturn<SectionValues<'visiting'>> }

// Not with useFieldArray: it would make the forms of devotees larger, which share the library.
const show = (
  form: UseFormReturn<SectionValues<'visiting'>>,
  list: 'visit.aartis' | 'visit.priests',
  rows:
    SectionValues<'visiting'>['visit']['aartis'] | SectionValues<'visiting'>['visit']['priests'],
) => {
  form.clearErrors(list)
  form.setValue(list, rows, { shouldDirty: true })
}

/** The day's worship, on the page about the temple. */
export function AartiFields({ form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <Rows
      rows={form.watch('visit.aartis')}
      onChange={(rows) => show(form, 'visit.aartis', rows)}
      add={{ label: words.addAarti, row: aartiValues.empty }}
    >
      {(at) => (
        <PartFields
          of={aartiValues}
          form={form}
          at={`visit.aartis.${at}`}
          words={words.aartiFields}
          className="grid gap-4"
          slots={
            form.watch(`visit.aartis.${at}.from`) === 'midnight'
              ? { minutes: null }
              : { time: null }
          }
        />
      )}
    </Rows>
  )
}

/** Who serves at the temple, on the same page. */
export function PriestFields({ form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <Rows
      rows={form.watch('visit.priests')}
      onChange={(rows) => show(form, 'visit.priests', rows)}
      add={{ label: words.addPriest, row: priestValues.empty }}
    >
      {(at) => (
        <PartFields
          of={priestValues}
          form={form}
          at={`visit.priests.${at}`}
          words={words.priestFields}
          className="grid gap-4"
        />
      )}
    </Rows>
  )
}

/** The sketch of the lanes on the contact page. */
export function WayFields({ form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <PartFields
      of={wayValues}
      form={form}
      at="visit.way"
      words={words.wayFields}
      className="grid gap-4"
    />
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
          <div
            key={at}
            className="grid gap-x-4 gap-y-2 border-t border-line pt-4 md:grid-cols-[1fr_auto]"
          >
            {children(at)}
            <div className="flex md:mt-[1.95rem] md:self-start">
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
