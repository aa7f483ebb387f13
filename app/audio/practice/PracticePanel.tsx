import { Moon, RotateCcw, SkipBack, SkipForward } from 'lucide'
import { player as playerWords } from '#app/i18n/en/player.ts'
import { practice as catalogue } from '#app/i18n/en/practice.ts'
import { useWords } from '#app/i18n/words.ts'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { FollowButton } from '#app/audio/FollowButton.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { LineChoice } from './LineChoice.tsx'
import { PracticeStatus } from './PracticeStatus.tsx'
import { PracticeTiles } from './PracticeTiles.tsx'
import { Tile } from './Tile.tsx'
import { usePractice, usePracticeView } from './usePractice.ts'

const sleepMinutes = [5, 15, 30, 60]

/** Everything to practise with, above the docked player. */
export function PracticePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords(catalogue)
  const { restart } = useWords(playerWords)
  const practice = usePractice()
  const player = usePlayer()
  const { sleepsAt } = usePracticeView()
  const hasLines = practice.getLines().length > 0
  return (
    // It closes with the key that closes everything else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      aria-label={words.region}
      className="practice"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="practice-top">
        <PracticeStatus />
        <FollowButton label={words.follow} />
      </div>
      <div className="practice-steps">
        <Tile
          icon={Moon}
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
        <IconButton label={restart} onClick={player.restart}>
          <Icon of={RotateCcw} />
        </IconButton>
        {hasLines && (
          <>
            <IconButton label={words.previous} onClick={practice.previous}>
              <Icon of={SkipBack} />
            </IconButton>
            <IconButton label={words.next} onClick={practice.next}>
              <Icon of={SkipForward} />
            </IconButton>
          </>
        )}
      </div>
      <PracticeTiles />
      <LineChoice />
    </section>
  )
}

/** As the phone's own clock shows it. */
const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
