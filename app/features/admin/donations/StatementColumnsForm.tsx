import { type FormEvent, useState } from 'react'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { StatementColumns, StatementPreview } from '#contract/donations/bankStatementAdmin.ts'

const needed = ['date', 'description', 'credit'] as const
const others = ['reference', 'direction', 'debit'] as const
type Name = (typeof needed)[number] | (typeof others)[number]
const orders = ['day_first', 'month_first'] as const

type Props = {
  preview: StatementPreview
  isBusy: boolean
  onChoose: (columns: StatementColumns) => void
}

/** Which column is which, and the order of its days: folded if the file told us, open if not. */
export function StatementColumnsForm({ preview, isBusy, onChoose }: Props) {
  const words = useWords(adminStatement)
  const { headings, columns, sample, asksDayOrder = false } = preview
  const [chosen, setChosen] = useState<Partial<StatementColumns>>(columns ?? {})
  const [isMissing, setIsMissing] = useState(false)
  const needsColumns = columns === undefined || asksDayOrder
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const { date, description, credit } = chosen
    const isComplete = date !== undefined && description !== undefined && credit !== undefined
    const isUnclear = asksDayOrder && chosen.dayOrder === undefined
    setIsMissing(!isComplete || isUnclear)
    if (isComplete && !isUnclear) onChoose({ ...chosen, date, description, credit })
  }
  const places = headings.map((heading, at) => ({
    value: String(at),
    label: heading || `(${at + 1})`,
  }))
  const choice = (name: Name, first: string) => (
    <SelectField
      key={name}
      label={words.names[name]}
      value={chosen[name] === undefined ? '' : String(chosen[name])}
      options={[{ value: '', label: first }, ...places]}
      error={isMissing && first === words.choose && chosen[name] === undefined ? first : undefined}
      onChange={({ target }) =>
        setChosen({ ...chosen, [name]: target.value === '' ? undefined : Number(target.value) })
      }
    />
  )
  return (
    <Card className="mt-5 p-5">
      <details open={needsColumns}>
        <summary className="fold-summary">{words.columns}</summary>
        <p className={needsColumns ? 'font-semibold' : 'text-muted'}>
          {asksDayOrder
            ? words.dayOrderAsked
            : needsColumns
              ? words.columnsAsked
              : words.columnsGuessed}
        </p>
        <form noValidate onSubmit={handleSubmit} className="mt-4">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {needed.map((name) => choice(name, words.choose))}
            {others.map((name) => choice(name, words.none))}
            <SelectField
              label={words.dayOrder}
              value={chosen.dayOrder ?? ''}
              options={[
                { value: '', label: asksDayOrder ? words.choose : words.dayOrders.asRead },
                ...orders.map((value) => ({ value, label: words.dayOrders[value] })),
              ]}
              error={
                isMissing && asksDayOrder && chosen.dayOrder === undefined
                  ? words.choose
                  : undefined
              }
              onChange={({ target }) =>
                setChosen({ ...chosen, dayOrder: orders.find((order) => order === target.value) })
              }
            />
          </div>
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
