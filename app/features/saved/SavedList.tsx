import { CircleCheck } from 'lucide'
import { formatBytes } from '#app/audio/format.ts'
import type { SavedState } from '#app/audio/savedState.ts'
import { useSavedAudio, useSavedState } from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'

/** Every mantra with its size, whether it is saved, and the next thing to do. */
export const SavedList = ({ tracks }: { tracks: readonly Track[] }) => (
  <ul className="saved-list">
    {tracks.map((track) => (
      <SavedRow key={track.url} track={track} />
    ))}
  </ul>
)

function SavedRow({ track }: { track: Track }) {
  const words = useWords(saved)
  const store = useSavedAudio()
  const state = useSavedState(track.url)
  const bytes = state.status === 'saved' ? state.bytes : track.bytes
  const acts = {
    none: [words.save, words.saveTitle, store.save],
    failed: [words.retry, words.retryTitle, store.save],
    queued: [words.cancel, words.cancelTitle, store.cancel],
    saving: [words.cancel, words.cancelTitle, store.cancel],
    saved: [words.remove, words.removeTitle, store.remove],
    impossible: undefined,
  } as const
  const act = acts[state.status]
  return (
    <li className="saved-row">
      <span className="min-w-0">
        <span className="font-display text-lg wrap-anywhere">
          {__IS_TRANSLATED__ ? marked(track, 'title') : track.title}
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
          {state.status === 'saved' && <Icon of={CircleCheck} className="size-4 text-durva" />}
          {stateText(state, words)}
          {bytes !== undefined && ` · ${formatBytes(bytes)}`}
        </span>
        {state.status === 'saving' && (
          <progress
            className="saved-progress"
            max={1}
            value={state.share}
            aria-label={words.cancelTitle(track.title)}
          />
        )}
      </span>
      {act && (
        <button
          type="button"
          aria-label={act[1](track.title)}
          onClick={() => void act[2](track)}
          className={buttonClass({
            variant: state.status === 'saved' ? 'quiet' : 'outline',
            size: 'small',
          })}
        >
          {act[0]}
        </button>
      )}
    </li>
  )
}

function stateText(state: SavedState, words: typeof saved.english): string {
  switch (state.status) {
    case 'saving':
      return words.states.saving(Math.round(state.share * 100))
    case 'failed':
      return words.failures[state.failure]
    case 'impossible':
      return words.states.none
    default:
      return words.states[state.status]
  }
}
