import { useState } from 'react'
import { ColumnsCard, placesOf } from '#app/admin/ColumnsCard.tsx'
import { importing } from '#app/i18n/en/imports/importing.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { Columns } from './columns.ts'

type Props = {
  preview: {
    headings: readonly string[]
    sample: readonly (readonly string[])[]
    columns: Columns
    isUnknown: boolean
  }
  /** What a column can be, in words; each kind of list has a `name`. */
  fields: Readonly<Record<string, string>>
  isBusy: boolean
  onChoose: (columns: Columns) => void
}

/** Which column is which: folded if the headings said so, open if not. */
export function ImportColumns({ preview, fields, isBusy, onChoose }: Props) {
  const words = useWords(importing)
  const { headings, columns, sample, isUnknown } = preview
  const [chosen, setChosen] = useState<Columns>(columns)
  const [isMissing, setIsMissing] = useState(false)
  const places = placesOf(headings)
  const hasName = chosen['name'] !== undefined
  const handleSubmit = () => {
    setIsMissing(!hasName)
    if (hasName) onChoose(chosen)
  }
  return (
    <ColumnsCard
      words={words}
      note={isUnknown ? words.columnsNeeded : words.columnsFound}
      isOpen={isUnknown}
      places={places}
      sample={sample}
      isBusy={isBusy}
      onSubmit={handleSubmit}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {Object.entries(fields).map(([name, label]) => (
          <SelectField
            key={name}
            label={label}
            value={chosen[name] === undefined ? '' : String(chosen[name])}
            options={[{ value: '', label: name === 'name' ? words.choose : words.none }, ...places]}
            error={isMissing && name === 'name' && !hasName ? words.choose : undefined}
            onChange={({ target }) => {
              const { [name]: _, ...others } = chosen
              setChosen(target.value === '' ? others : { ...others, [name]: Number(target.value) })
            }}
          />
        ))}
      </div>
    </ColumnsCard>
  )
}
