import type { RefObject } from 'react'
import { player as catalogue } from '#app/i18n/en/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatBytes } from './format.ts'
import { usePlayer } from './PlayerContext.ts'
import type { Track } from './tracks.ts'

type Props = {
  track: Track
  status: 'failed' | 'offline'
  /** Receives the focus when trying again makes this disappear. */
  playButton: RefObject<HTMLButtonElement | null>
  /** Announced when it appears: only one of several with the same text. */
  isAnnounced?: boolean
}

/** Why nothing is heard, and what to do: broken audio, or audio that is not available offline. */
export function PlayerTrouble({ track, status, playButton, isAnnounced = false }: Props) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const handleTryAgain = () => {
    playButton.current?.focus()
    player.play(track)
  }
  return (
    <p
      role={isAnnounced ? 'alert' : undefined}
      className="flex flex-wrap items-center gap-x-2 leading-snug"
    >
      <span>
        {status === 'failed'
          ? words.failed
          : words.notSaved(track.bytes === undefined ? undefined : formatBytes(track.bytes))}
      </span>
      <button
        type="button"
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-3`}
        onClick={handleTryAgain}
      >
        {words.tryAgain}
      </button>
    </p>
  )
}
