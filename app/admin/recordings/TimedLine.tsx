import { Minus, Play, Plus } from 'lucide'
import { adminRecordings } from '#app/i18n/en/writing/adminRecordings.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Sanskrit } from '#app/ui/Sanskrit.tsx'
import { startText } from './timings.ts'

const nudgeMs = 100

type Props = {
  number: number
  text: string
  needsFullFont: boolean | undefined
  start: number | null
  isPlaying: boolean
  isWrong: boolean
  onNudge: (byMs: number) => void
  onHear: () => void
}

export function TimedLine(props: Props) {
  const { timing: words } = useWords(adminRecordings)
  const { number, text, needsFullFont, start, isPlaying, isWrong, onNudge, onHear } = props
  return (
    <li
      aria-current={isPlaying || undefined}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2 ${isPlaying ? 'bg-saffron-soft' : ''}`}
    >
      <span className="w-16 shrink-0 pl-2 text-sm text-muted">{words.line(number)}</span>
      <Sanskrit className="min-w-40 flex-1 text-lg" needsFullFont={needsFullFont}>
        {text}
      </Sanskrit>
      <span className={`tabular-nums ${isWrong ? 'font-semibold text-kumkum' : ''}`}>
        {start === null ? words.none : startText(start)}
      </span>
      <span className="flex">
        <IconButton
          label={words.earlier(number)}
          disabled={start === null}
          onClick={() => onNudge(-nudgeMs)}
        >
          <Icon of={Minus} />
        </IconButton>
        <IconButton
          label={words.later(number)}
          disabled={start === null}
          onClick={() => onNudge(nudgeMs)}
        >
          <Icon of={Plus} />
        </IconButton>
        <IconButton label={words.hear(number)} disabled={start === null} onClick={onHear}>
          <Icon of={Play} />
        </IconButton>
      </span>
    </li>
  )
}
