import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { PartFields } from '#app/admin/form/FormFields.tsx'
import { Rows } from '#app/admin/form/Rows.tsx'
import { adminSite } from '#app/i18n/en/site/adminSite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { SectionValues } from './siteValues.ts'
import { aartiValues, priestValues, wayValues } from './visitValues.ts'

type Props = { form: UseFormReturn<SectionValues<'visiting'>> }

// Not with useFieldArray: it would make the forms of devotees larger, which share the library.
const show = (
  form: UseFormReturn<SectionValues<'visiting'>>,
  list: 'visit.aartis' | 'visit.priests',
  rows:
    | SectionValues<'visiting'>['visit']['aartis']
    | SectionValues<'visiting'>['visit']['priests'],
) => {
  form.clearErrors(list)
  form.setValue(list, rows, { shouldDirty: true })
}

/** The day's worship, on the page about the temple. */
export function AartiFields({ form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <VisitRows
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
    </VisitRows>
  )
}

/** Who serves at the temple, on the same page. */
export function PriestFields({ form }: Props) {
  const words = useWords(adminSite).visit
  return (
    <VisitRows
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
    </VisitRows>
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

type VisitRowsProps<Row> = {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  add: { label: string; row: Row }
  children: (at: number) => ReactNode
}

function VisitRows<Row extends { name: string }>({ add, children, ...list }: VisitRowsProps<Row>) {
  const { visit, removeCountry: remove, thisRow } = useWords(adminSite)
  return (
    <Rows
      {...list}
      nameOf={({ name }) => name || thisRow}
      words={{ up: visit.up, down: visit.down, remove }}
      add={{ label: add.label, row: () => add.row }}
    >
      {(at, buttons) => (
        <div className="grid gap-x-4 gap-y-2 border-t border-line pt-4 md:grid-cols-[1fr_auto]">
          {children(at)}
          <div className="md:mt-[1.95rem] md:self-start">{buttons}</div>
        </div>
      )}
    </Rows>
  )
}
