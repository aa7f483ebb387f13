import { useState } from 'react'
import { ColumnsCard, placesOf } from '#app/admin/ColumnsCard.tsx'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import {
  type ImportPreview,
  pastGiftFields,
  type PastGiftColumns,
} from '#contract/imports/admin.ts'

type Props = {
  preview: ImportPreview
  isBusy: boolean
  onChoose: (columns: PastGiftColumns) => void
}

/** Which column is which: folded if the headings said so, open if not. */
export function ImportColumns({ preview, isBusy, onChoose }: Props) {
  const words = useWords(adminImports)
  const { headings, columns, sample, isUnknown } = preview
  const [chosen, setChosen] = useState(columns)
  const [isMissing, setIsMissing] = useState(false)
  const places = placesOf(headings)
  const handleSubmit = () => {
    setIsMissing(chosen.name === undefined)
    if (chosen.name !== undefined) onChoose(chosen)
  }
  return (
    <ColumnsCard
      words={words}
      note={isUnknown ? words.columnsAsked : words.columnsFound}
      isOpen={isUnknown}
      places={places}
      sample={sample}
      isBusy={isBusy}
      onSubmit={handleSubmit}
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {pastGiftFields.map((name) => (
          <SelectField
            key={name}
            label={words.fields[name]}
            value={chosen[name] === undefined ? '' : String(chosen[name])}
            options={[{ value: '', label: name === 'name' ? words.choose : words.none }, ...places]}
            error={
              isMissing && name === 'name' && chosen.name === undefined ? words.choose : undefined
            }
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
