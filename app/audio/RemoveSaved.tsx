import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { useSavedAudio, useSavedState } from './SavedAudioContext.ts'
import type { Track } from './tracks.ts'

/** Removes a damaged saved file, so that the audio is streamed again. */
export function RemoveSaved({ track, onRemoved }: { track: Track; onRemoved: () => void }) {
  const words = useWords(catalogue)
  const store = useSavedAudio()
  const { status } = useSavedState(track.url)
  if (status !== 'saved') return null
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      onClick={() => void store.remove(track).then(onRemoved)}
    >
      {words.removeSaved}
    </button>
  )
}
