import { clockText } from '#app/i18n/dates.ts'
import { practice as catalogue } from '#app/i18n/en/audio/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { Tile } from './Tile.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'

const allTimes = [3, 11, 21, 51, 108, Infinity]
const speeds = [0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5]

const sleepMinutes = [5, 15, 30, 60]

/** The four controls: how often, with turns or without, how fast, and until when. */
export function PracticeTiles() {
  const words = useWords(catalogue)
  const practice = usePractice()
  const { settings, sleepsAt } = usePracticeView()
  const { speed, times, isMyTurn } = settings
  return (
    <div className="practice-tiles">
      <Tile
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
      <button
        type="button"
        className="practice-tile"
        data-set={isMyTurn || undefined}
        aria-pressed={isMyTurn}
        // Without timed lines there is nothing to repeat.
        disabled={practice.getLines().length === 0}
        title={words.myTurnHint}
        onClick={() => practice.choose({ isMyTurn: !isMyTurn })}
      >
        {words.myTurn}
      </button>
      <Tile
        label={words.speed}
        value={String(speed)}
        isSet={speed !== 1}
        options={speeds.map((each) => ({ value: String(each), label: words.speedOf(each) }))}
        onChange={(value) => practice.choose({ speed: Number(value) })}
      />
      <Tile
        label={words.sleep}
        value={sleepsAt === undefined ? '' : 'set'}
        isSet={sleepsAt !== undefined}
        options={[
          { value: '', label: words.sleepOff },
          ...(sleepsAt === undefined
            ? []
            : [{ value: 'set', label: words.sleepUntil(timeOf(sleepsAt)) }]),
          ...sleepMinutes.map((each) => ({ value: String(each), label: words.minutes(each) })),
        ]}
        onChange={(value) => practice.sleepAfter(value ? Number(value) : undefined)}
      />
    </div>
  )
}

/** As the phone's own clock shows it. */
const timeOf = (at: number): string =>
  clockText(`${new Date(at).getHours()}:${new Date(at).getMinutes()}`)
