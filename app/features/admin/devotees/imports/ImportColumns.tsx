import { type FormEvent, useState } from 'react'
import { adminImports } from '#app/i18n/en/imports/adminImports.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
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
  const places = headings.map((heading, at) => ({
    value: String(at),
    label: heading || `(${at + 1})`,
  }))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(chosen.name === undefined)
    if (chosen.name !== undefined) onChoose(chosen)
  }
  return (
    <Card className="mt-5 p-5">
      <details open={isUnknown}>
        <summary className="fold-summary">{words.columns}</summary>
        <p className={isUnknown ? 'font-semibold' : 'text-muted'}>
          {isUnknown ? words.columnsAsked : words.columnsFound}
        </p>
        <form noValidate onSubmit={handleSubmit} className="mt-4">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {pastGiftFields.map((name) => (
              <SelectField
                key={name}
                label={words.fields[name]}
                value={chosen[name] === undefined ? '' : String(chosen[name])}
                options={[
                  { value: '', label: name === 'name' ? words.choose : words.none },
                  ...places,
                ]}
                error={
                  isMissing && name === 'name' && chosen.name === undefined
                    ? words.choose
                    : undefined
                }
                onChange={({ target }) => {
                  const { [name]: _, ...others } = chosen
                  setChosen(
                    target.value === '' ? others : { ...others, [name]: Number(target.value) },
                  )
                }}
              />
            ))}
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
