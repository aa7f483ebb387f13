import { practice as catalogue } from '#app/i18n/en/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { NamedLine } from './knownLines.ts'
import { usePractice, usePracticeView } from './usePractice.ts'

/** Which line, or from which to which. */
export function LineChoice() {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { lines } = usePracticeView().settings
  const timed = practice.getLines()
  if (!lines) return null
  const { first, last } = lines
  if (first === last)
    return (
      <div className="practice-lines">
        <SelectField
          label={words.line}
          value={String(first)}
          options={optionsOf(timed)}
          onChange={({ currentTarget: { value } }) =>
            practice.choose({ lines: { first: Number(value), last: Number(value) } })
          }
        />
      </div>
    )
  return (
    <div className="practice-lines">
      <SelectField
        label={words.from}
        value={String(first)}
        options={optionsOf(timed.filter(({ index }) => index < last))}
        onChange={({ currentTarget: { value } }) =>
          practice.choose({ lines: { first: Number(value), last } })
        }
      />
      <SelectField
        label={words.to}
        value={String(last)}
        options={optionsOf(timed.filter(({ index }) => index > first))}
        onChange={({ currentTarget: { value } }) =>
          practice.choose({ lines: { first, last: Number(value) } })
        }
      />
    </div>
  )
}

const optionsOf = (lines: readonly NamedLine[]) =>
  lines.map(({ index, opening }) => ({ value: String(index), label: `${index + 1} ${opening}` }))
