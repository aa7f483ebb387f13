import { CircleCheck, Download, RotateCw } from 'lucide'
import { useSavedAudio, useSavedState } from '#app/audio/SavedAudioContext.ts'
import { formatBytes } from '#app/audio/format.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { Icon } from '#app/ui/Icon.tsx'

/** Saves a mantra's audio for when there is no network, and says what is saved and how large it is. */
export function SaveButton({ track }: { track: Track }) {
  const words = useWords(mantras)
  const store = useSavedAudio()
  const state = useSavedState(track.url)
  const quiet = `${buttonClass({ variant: 'quiet', size: 'small' })} px-2`

  const handleSave = async () => {
    const ended = await store.save(track.url)
    if (ended.status === 'saved')
      showToast({ title: words.savedTitle, description: words.savedText, tone: 'success' })
    if (ended.status === 'failed')
      showToast({
        title: words.saveFailedTitle,
        description: words.saveFailures[ended.failure],
        tone: 'destructive',
      })
  }
  const handleRemove = async () => {
    await store.remove(track.url)
    showToast({ title: words.removedTitle, description: words.removedText(track.title) })
  }

  if (state.status === 'saving')
    return (
      <span role="status" className={`${quiet} tabular-nums`}>
        {words.saving(Math.round(state.share * 100))}
      </span>
    )
  if (state.status === 'saved')
    return (
      <span className="flex items-center gap-1">
        <span className="flex items-center gap-1.5 text-sm font-semibold text-durva">
          <Icon of={CircleCheck} className="size-5" />
          {words.saved(formatBytes(state.bytes))}
        </span>
        <button
          type="button"
          onClick={handleRemove}
          aria-label={words.removeSaved(track.title)}
          className={quiet}
        >
          {words.remove}
        </button>
      </span>
    )
  return (
    <button type="button" onClick={handleSave} className={quiet}>
      {state.status === 'failed' ? (
        <Icon of={RotateCw} className="size-5" />
      ) : (
        <Icon of={Download} className="size-5" />
      )}
      {state.status === 'failed' ? words.saveFailed : words.saveOffline}
      {track.bytes !== undefined && state.status === 'none' && (
        <span className="font-normal text-muted">{formatBytes(track.bytes)}</span>
      )}
    </button>
  )
}
