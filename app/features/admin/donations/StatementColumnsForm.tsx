import { useState } from 'react'
import { ColumnsCard, placesOf } from '#app/admin/ColumnsCard.tsx'
import { adminStatement } from '#app/i18n/en/donations/adminStatement.ts'
import { useWords } from '#app/i18n/words.ts'
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
  const handleSubmit = () => {
    const { date, description, credit } = chosen
    const isComplete = date !== undefined && description !== undefined && credit !== undefined
    const isUnclear = asksDayOrder && chosen.dayOrder === undefined
    setIsMissing(!isComplete || isUnclear)
    if (isComplete && !isUnclear) onChoose({ ...chosen, date, description, credit })
  }
  const places = placesOf(headings)
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
    <ColumnsCard
      words={words}
      note={
        asksDayOrder
          ? words.dayOrderNeeded
          : needsColumns
            ? words.columnsNeeded
            : words.columnsGuessed
      }
      isOpen={needsColumns}
      places={places}
      sample={sample}
      isBusy={isBusy}
      onSubmit={handleSubmit}
    >
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
            isMissing && asksDayOrder && chosen.dayOrder === undefined ? words.choose : undefined
          }
          onChange={({ target }) =>
            setChosen({ ...chosen, dayOrder: orders.find((order) => order === target.value) })
          }
        />
      </div>
    </ColumnsCard>
  )
}
