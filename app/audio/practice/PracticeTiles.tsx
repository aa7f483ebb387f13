import { Brackets, Gauge, Mic, Repeat } from 'lucide'
import { practice as catalogue } from '#app/i18n/en/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'
import { Tile } from './Tile.tsx'

const allTimes = [3, 11, 21, 51, 108, Infinity]
const speeds = [0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5]

/** How often one line is repeated if nothing else was chosen. */
const fewTimes = 3

/** How often, how fast, whether with turns, and which lines. */
export function PracticeTiles() {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { settings, line } = usePracticeView()
  const { speed, lines, times, isMyTurn } = settings
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
    <div className="practice-tiles">
      <Tile
        icon={Repeat}
        label={words.times}
        value={String(times ?? '')}
        isSet={times !== undefined}
        options={[
          { value: '', label: words.onceThrough },
          ...allTimes.map((each) => ({
            value: String(each),
            label: each === Infinity ? words.endless : words.timesOf(each),
          })),
        ]}
        onChange={(value) => practice.choose({ times: value ? Number(value) : undefined })}
      />
      <Tile
        icon={Gauge}
        label={words.speed}
        value={String(speed)}
        isSet={speed !== 1}
        options={speeds.map((each) => ({ value: String(each), label: words.speedOf(each) }))}
        onChange={(value) => practice.choose({ speed: Number(value) })}
      />
      {timed.length > 0 && (
        <>
          <button
            type="button"
            className="practice-tile"
            data-set={isMyTurn || undefined}
            aria-pressed={isMyTurn}
            title={words.myTurnHint}
            onClick={() => practice.choose({ isMyTurn: !isMyTurn })}
          >
            <Icon of={Mic} className="size-5" />
            {words.myTurn}
          </button>
          <Tile
            icon={Brackets}
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
        </>
      )}
    </div>
  )
}
