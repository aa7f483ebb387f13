import { useState } from 'react'
import { Rows } from '#app/admin/form/Rows.tsx'
import { adminGuide } from '#app/i18n/en/guide/adminGuide.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { useTexts } from './choices.ts'

type Props = { ids: readonly string[]; onChange: (ids: string[]) => void }

/** What is sung at a step, one after the other. */
export function SungTexts({ ids, onChange }: Props) {
  const { aartis: words } = useWords(adminGuide)
  const texts = useTexts()
  const [chosen, setChosen] = useState('')
  const others = texts.filter(({ value }) => !ids.includes(value))
  const added = others.find(({ value }) => value === chosen) ?? others[0]
  const titleOf = (id: string) => texts.find(({ value }) => value === id)?.label ?? id
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{words.label}</legend>
      {ids.length === 0 && <p className="text-muted">{words.none}</p>}
      <Rows
        rows={ids}
        onChange={onChange}
        nameOf={titleOf}
        words={words}
        className="grid divide-y divide-line"
      >
        {(at, buttons) => (
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {at + 1}. {titleOf(ids[at] ?? '')}
            </span>
            {buttons}
          </div>
        )}
      </Rows>
      {added && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <SelectField
            label={words.which}
            className="min-w-48 flex-1"
            options={others}
            value={added.value}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button variant="outline" onClick={() => onChange([...ids, added.value])}>
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
