import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import type { NamedLine } from './knownLines.ts'
import { Tile } from './Tile.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'

/** How often one line is repeated if nothing else was chosen. */
const fewTimes = 3

/** What is repeated: the whole, one line, or from which to which. */
export function ScopeTile() {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { settings, line } = usePracticeView()
  const { lines, times } = settings
  const timed = practice.getLines()
  const scope = !lines ? 'whole' : lines.first === lines.last ? 'one' : 'range'
  const handleScope = (value: string) => {
    const here = Math.max(
      0,
      timed.findIndex(({ index }) => index === line),
    )
    const first = timed[here]?.index ?? 0
    const last = value === 'range' ? (timed[here + 1]?.index ?? first) : first
    if (value === 'whole') practice.choose({ lines: undefined })
    else practice.choose({ lines: { first, last }, times: times ?? fewTimes })
  }
  return (
    <Tile
      label={words.lines}
      value={scope}
      isSet={scope !== 'whole'}
      options={[
        { value: 'whole', label: words.whole },
        { value: 'one', label: words.one },
        { value: 'range', label: words.range },
      ]}
      onChange={handleScope}
    />
  )
}

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
