import { numberText } from '#contract/i18n/numbers.ts'
import { type FormEvent, useId, useState } from 'react'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { focusFirstError } from '#app/forms/focusFirstError.ts'
import { admin } from '#app/i18n/en/admin/admin.ts'
import { adminFigures } from '#app/i18n/en/admin/adminFigures.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  changedFigures,
  faultKey,
  faultsOf,
  type FiguresOf,
  type TypedFigures,
} from './changedFigures.ts'

type Column<F extends string> = {
  figure: F
  heading: string
  /** What its field is called, with the row's name. */
  label: (name: string) => string
  /** What a row without this figure shows. */
  absent: string
  /** Such a row keeps none. */
  isFixed?: true
}

export type FiguresList<F extends string> = {
  endpoint: Endpoint<{ items: FiguresOf<F>[] }, unknown, BulkAnswer<FiguresOf<F>>>
  columns: readonly Column<F>[]
  words: {
    /** The heading of the names. */
    row: string
    /** Nothing is typed. */
    nothing: string
  }
}

type Props<F extends string> = {
  of: FiguresList<F>
  rows: readonly (FiguresOf<F> & { name: string })[]
  onClose: () => void
  onDone: () => void
}

const none: ReadonlyMap<string, string> = new Map()

/** A table of the figures of many rows, with a field beside each for the new one. */
export function FiguresForm<F extends string>({ of, rows, onClose, onDone }: Props<F>) {
  const { endpoint, columns, words } = of
  const { hint, save } = useWords(adminFigures)
  const { cancel } = useWords(admin)
  const { run, isBusy } = useBatch()
  const [typed, setTyped] = useState<TypedFigures<F>>({})
  const [faults, setFaults] = useState(none)
  const [isEmpty, setIsEmpty] = useState(false)
  const type = (id: string, figure: F, text: string) => {
    setTyped({ ...typed, [id]: { ...typed[id], [figure]: text } })
    setFaults(none)
    setIsEmpty(false)
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const figures = columns.map(({ figure }) => figure)
    const items = changedFigures(figures, rows, typed)
    const found = faultsOf(endpoint, items)
    setIsEmpty(items.length === 0)
    setFaults(found)
    if (items.length === 0) return
    if (found.size > 0) return focusFirstError(form)
    const isDone = await run({
      endpoint,
      input: { items },
      undo: (done) => ({ items: done }),
      nameOf: (id) => rows.find((row) => row.id === id)?.name ?? id,
    })
    if (isDone) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-2">
      <p className="text-muted">{hint}</p>
      <table className="mt-3 w-full text-left">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col">{words.row}</th>
            {columns.map(({ figure, heading }) => (
              <th key={figure} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {row.name}
              </th>
              {columns.map(({ figure, label, absent, isFixed }) => (
                <td key={figure} className="py-2 pr-2 last:pr-0">
                  {row[figure] === undefined && isFixed ? (
                    <span className="text-muted">{absent}</span>
                  ) : (
                    <>
                      <span className="inline-block min-w-14 tabular-nums">
                        {row[figure] === undefined ? absent : numberText(row[figure])} →
                      </span>
                      <NumberInput
                        label={label(row.name)}
                        value={typed[row.id]?.[figure] ?? ''}
                        fault={faults.get(faultKey(row.id, figure))}
                        onType={(text) => type(row.id, figure, text)}
                      />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && (
        <p role="alert" className="mt-3 text-kumkum">
          {words.nothing}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {save}
        </Button>
      </div>
    </form>
  )
}

type InputProps = {
  label: string
  value: string
  fault: string | undefined
  onType: (text: string) => void
}

function NumberInput({ label, value, fault, onType }: InputProps) {
  const id = useId()
  return (
    <>
      <input
        className="field w-20"
        aria-label={label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      {fault !== undefined && (
        <span id={id} className="block text-sm text-kumkum">
          {fault}
        </span>
      )}
    </>
  )
}
