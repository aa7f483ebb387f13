import type { RefObject } from 'react'
import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { formatBytes } from './format.ts'
import { usePlayer } from './PlayerContext.ts'
import { RemoveSaved } from './RemoveSaved.tsx'
import type { Track } from './tracks.ts'

type Props = {
  track: Track
  status: 'failed' | 'offline'
  /** Receives the focus when trying again makes this disappear. */
  playButton: RefObject<HTMLButtonElement | null>
  /** Where it is shown: the docked bar, or the current track's card. Never both. */
  place: 'bar' | 'card' | undefined
}

/** Explains why there is no sound (broken file, or offline) and offers a retry. */
export function PlayerTrouble({ track, status, playButton, place }: Props) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const handleRetry = () => {
    playButton.current?.focus()
    player.play(track)
  }
  return (
    <p
      // Broken audio is announced by a toast.
      role={place && status === 'offline' ? 'alert' : undefined}
      data-trouble={place}
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
        onClick={handleRetry}
      >
        {words.tryAgain}
      </button>
      {status === 'failed' && <RemoveSaved track={track} onRemoved={handleRetry} />}
    </p>
  )
}
