import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { usePlayerState } from './PlayerContext.ts'

/** Explains why there is no sound although it plays. */
export function NoOutput() {
  const words = useWords(catalogue)
  const isShown = usePlayerState(({ hasNoOutput }) => hasNoOutput)
  return isShown && <span role="alert">{words.noOutput}</span>
}
