import { CircleCheck, Download, type IconNode, RotateCw, X } from 'lucide'
import { formatBytes } from '#app/audio/format.ts'
import type { SavedState } from '#app/audio/savedState.ts'
import { useSavedAudio, useSavedState } from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/**
 * Saves a mantra's audio for offline, and shows what is saved and its size. One button does the
 * next thing, so that the focus stays on it through all states.
 */
export function SaveButton({ track }: { track: Track }) {
  const words = useWords(mantras)
  const store = useSavedAudio()
  const state = useSavedState(track.url)
  if (state.status === 'impossible') return null

  const actions = {
    none: { onClick: store.save, text: words.saveOffline, icon: Download },
    failed: { onClick: store.save, text: words.saveFailed, icon: RotateCw },
    queued: {
      onClick: store.cancel,
      label: words.cancelSaving(track.title),
      text: words.cancel,
      icon: X,
    },
    saving: {
      onClick: store.cancel,
      label: words.cancelSaving(track.title),
      text: words.cancel,
      icon: X,
    },
    saved: { onClick: store.remove, label: words.removeSaved(track.title), text: words.remove },
  }
  const { onClick, label, text, icon }: Action = actions[state.status]
  return (
    <span className="flex items-center">
      <SavedAs state={state} title={track.title} />
      <button
        type="button"
        onClick={() => void onClick(track)}
        aria-label={label}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} px-2`}
      >
        {icon && <Icon of={icon} className="size-5" />}
        {text}
        {track.bytes !== undefined && state.status === 'none' && (
          <span className="font-normal whitespace-nowrap text-muted">
            {formatBytes(track.bytes)}
          </span>
        )}
      </button>
    </span>
  )
}

type Action = {
  onClick: (track: Track) => unknown
  label?: string
  text: string
  icon?: IconNode
}

/** A file's progress, or its size on this phone. Its steps are not announced one by one. */
function SavedAs({ state, title }: { state: SavedState; title: string }) {
  const words = useWords(mantras)
  if (state.status === 'saving') {
    const percent = Math.round(state.share * 100)
    return (
      <span
        role="progressbar"
        aria-label={words.savingTitle(title)}
        aria-valuenow={percent}
        className="px-2 text-sm font-semibold tabular-nums"
      >
        {words.saving(percent)}
      </span>
    )
  }
  if (state.status === 'saved')
    return (
      <span className="flex items-center gap-1.5 px-2 text-sm font-semibold text-durva">
        <Icon of={CircleCheck} className="size-5" />
        {words.saved(formatBytes(state.bytes))}
      </span>
    )
  return null
}
