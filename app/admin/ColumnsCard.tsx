import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'

export type Place = { readonly value: string; readonly label: string }

/** The columns of an uploaded table, as a choice offers them. */
export const placesOf = (headings: readonly string[]): Place[] =>
  headings.map((heading, at) => ({ value: String(at), label: heading || `(${at + 1})` }))

type Props = {
  words: Readonly<Record<'columns' | 'sample' | 'readAgain', string>>
  /** What was found, or what is still to be chosen. */
  note: string
  /** Something is still to be chosen. */
  isOpen: boolean
  places: readonly Place[]
  sample: readonly (readonly string[])[]
  isBusy: boolean
  onSubmit: () => void
  /** The choices. */
  children: ReactNode
}

/** Which column of an uploaded table is which, above its first rows: folded unless staff must choose. */
export function ColumnsCard(props: Props) {
  const { words, note, isOpen, places, sample, isBusy, onSubmit, children } = props
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card className="mt-5 p-5">
      <details open={isOpen}>
        <summary className="fold-summary">{words.columns}</summary>
        <p className={isOpen ? 'font-semibold' : 'text-muted'}>{note}</p>
        <form noValidate onSubmit={handleSubmit} className="mt-4">
          {children}
          <div
            className="mt-4 overflow-x-auto"
            role="region"
            aria-label={words.sample}
            tabIndex={0}
          >
            <table className="sheet-table text-sm">
              <caption className="text-left text-muted">{words.sample}</caption>
              <thead>
                <tr>
                  {places.map(({ value, label }) => (
                    <th key={value} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {sample.map((cells, row) => (
                  <tr key={row}>
                    {places.map(({ value }) => (
                      <td key={value} className="whitespace-nowrap">
                        {cells[Number(value)]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Button type="submit" variant="outline" className="mt-4" isBusy={isBusy}>
            {words.readAgain}
          </Button>
        </form>
      </details>
    </Card>
  )
}
