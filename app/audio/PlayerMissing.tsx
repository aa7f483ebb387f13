import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { usePlayer } from './PlayerContext.ts'

const quiet = buttonClass({ variant: 'quiet', size: 'small' })

/** Shown if the player's code could not be loaded: playback continues and can be stopped. */
export function PlayerMissing({ onRetry }: { onRetry: () => void }) {
  const words = useWords(shell)
  const player = usePlayer()
  return (
    <p role="alert" className="mx-auto flex max-w-7xl flex-wrap items-center px-3">
      <span className="mr-auto">{words.playerMissing}</span>
      <button type="button" className={quiet} onClick={onRetry}>
        {words.tryAgain}
      </button>
      <button type="button" className={quiet} onClick={player.close}>
        {words.stop}
      </button>
    </p>
  )
}
