import { Fragment, type ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { AnyField, Attributes } from './fields.ts'
import type { Fields, Form, FormWords, Values } from './formOf.ts'
import { FieldContext, shownField } from './shownField.tsx'

type OwnNames<F extends Fields> = {
  [K in keyof F]: F[K]['kind'] extends 'own' ? K : never
}[keyof F]

/** What takes the place of a field, which is then not checked except by `WithField`. */
type Slots<F extends Fields> = { readonly [K in keyof F]?: ReactNode }

type Shared<F extends Fields, S extends object, N extends keyof F> = {
  of: Form<F, S>
  /** Only these, where a form is shown in several parts. */
  only?: readonly N[]
  /** The labels by the fields' names; `<name>Hint`, `<name>Missing` and `<name>Wrong`; `required`. */
  words: FormWords<F>
  /** Hints that depend on something. */
  hints?: { readonly [K in keyof F]?: string }
  attributes?: { readonly [K in keyof F]?: Attributes }
  className?: string
} & ([Extract<OwnNames<F>, N>] extends [never]
  ? { slots?: Slots<F> }
  : { slots: Slots<F> & { readonly [K in Extract<OwnNames<F>, N>]: ReactNode } })

/** All fields of a form in their order. */
export function FormFields<
  F extends Fields,
  S extends object,
  V extends Values<F>,
  N extends keyof F = keyof F,
>(props: Shared<F, S, N> & { form: UseFormReturn<V> }) {
  return <AllFields {...(props as unknown as AllProps)} path="" />
}

type At<V extends FieldValues> = {
  form: UseFormReturn<V>
  /** Where in the form they are: `trust`, `items.0`. */
  at: FieldPath<V>
}

/** The fields of a part of a form: of a group, or of a row in a list. */
export function PartFields<
  F extends Fields,
  S extends object,
  V extends FieldValues,
  N extends keyof F = keyof F,
>(props: Shared<F, S, N> & At<V>) {
  return <AllFields {...(props as unknown as AllProps)} path={`${props.at}.`} />
}

type Entries = readonly (readonly [string, AnyField])[]
type Named<T> = Readonly<Partial<Record<string, T>>>

/** The same, of names that were checked by then. */
type AllProps = {
  of: Form<Fields, object>
  form: UseFormReturn<FieldValues>
  only?: readonly string[]
  words: Readonly<Record<string, unknown>>
  hints?: Named<string>
  attributes?: Named<Attributes>
  slots?: Named<ReactNode>
  className?: string
  path: string
}

function AllFields(props: AllProps) {
  const { of, form, only, words, path, hints, attributes, slots, className = 'grid gap-5' } = props
  const entries = Object.entries(of.fields).filter(([name]) => only?.includes(name) ?? true)
  const show = ([name, field]: Entries[number]): ReactNode => {
    const options = {
      name,
      field,
      form,
      path,
      words,
      hint: hints?.[name],
      attributes: attributes?.[name],
      isOptional: of.isOptional(name),
      limit: of.limitOf(name),
    }
    const slot = slots?.[name]
    if (slot === undefined) return field.kind !== 'own' && shownField(options).shown
    return slot && <FieldContext value={options}>{slot}</FieldContext>
  }
  return (
    <div className={className}>
      {rowsIn(entries).map((row) => {
        const shown = row.map((entry) => <Fragment key={entry[0]}>{show(entry)}</Fragment>)
        const [[name, first]] = row
        return first.row ? (
          <div key={name} className={`grid ${first.row.className}`}>
            {shown}
          </div>
        ) : (
          shown
        )
      })}
    </div>
  )
}

type Row = [Entries[number], ...Entries]

/** Fields that follow each other in the same row are together, every other one is alone. */
function rowsIn(entries: Entries): Row[] {
  const rows: Row[] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    const { row } = entry[1]
    if (row && last?.[0][1].row === row) last.push(entry)
    else rows.push([entry])
  }
  return rows
}
