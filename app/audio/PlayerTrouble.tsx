import { player as catalogue } from '#app/i18n/en/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatBytes } from './format.ts'
import { usePlayer } from './PlayerContext.ts'
import type { Track } from './tracks.ts'

/** Why nothing is heard, and a way on: broken audio, or audio that no network brings. */
export function PlayerTrouble({ track, status }: { track: Track; status: 'failed' | 'offline' }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 leading-snug">
      <span>
        {status === 'failed'
          ? words.failed
          : words.notSaved(track.bytes === undefined ? undefined : formatBytes(track.bytes))}
      </span>
      <button
        type="button"
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-3`}
        onClick={player.retry}
      >
        {words.tryAgain}
      </button>
    </p>
  )
}
