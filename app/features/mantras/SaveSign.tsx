import { CircleCheck, Download, RotateCw } from 'lucide'
import { formatBytes } from '#app/audio/format.ts'
import { useSavedAudio, useSavedState } from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { sheetId } from './sheet.ts'

/** Saves a mantra's audio from its band. What is saved is removed in the sheet, where its size is. */
export function SaveSign({ track }: { track: Track }) {
  const words = useWords(mantras)
  const store = useSavedAudio()
  const state = useSavedState(track.url)
  const { status } = state
  if (status === 'impossible') return null
  const isSaved = status === 'saved'
  const isComing = status === 'saving' || status === 'queued'
  return (
    <button
      type="button"
      className={iconButtonClass()}
      popoverTarget={isSaved ? sheetId : undefined}
      aria-label={
        isSaved
          ? words.saved(formatBytes(state.bytes))
          : isComing
            ? words.cancelSaving(track.title)
            : status === 'failed'
              ? words.saveFailed
              : words.saveOffline
      }
      onClick={() => !isSaved && void (isComing ? store.cancel(track) : store.save(track))}
    >
      {isComing ? (
        <span className="text-sm font-semibold tabular-nums">
          {Math.round((status === 'saving' ? state.share : 0) * 100)}%
        </span>
      ) : (
        <Icon of={isSaved ? CircleCheck : status === 'failed' ? RotateCw : Download} />
      )}
    </button>
  )
}
