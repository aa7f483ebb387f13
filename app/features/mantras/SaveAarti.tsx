import { CircleCheck, Download, RotateCw, X } from 'lucide'
import { formatBytes } from '#app/audio/format.ts'
import {
  useIsSavedRead,
  useSavedAudio,
  useSavedState,
  useSavedStates,
} from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { aarti } from '#app/i18n/en/mantras/aarti.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

const sum = (tracks: readonly Track[], of: (track: Track) => number): number =>
  tracks.reduce((total, track) => total + of(track), 0)

/** All recordings of the aarti as one download. The text is on the phone in any case. */
export function SaveAarti({ tracks }: { tracks: readonly Track[] }) {
  const words = useWords(aarti)
  const store = useSavedAudio()
  const states = useSavedStates()
  const isRead = useIsSavedRead()
  const isImpossible = useSavedState('').status === 'impossible'
  if (isImpossible || tracks.length === 0) return null
  const total = sum(tracks, ({ bytes = 0 }) => bytes)
  const saving = tracks.find(({ url }) => states.get(url)?.status === 'saving')
  const isSaved = tracks.every(({ url }) => states.get(url)?.status === 'saved')
  const hasFailed = tracks.some(({ url }) => states.get(url)?.status === 'failed')
  const done = sum(tracks, ({ url, bytes = 0 }) => {
    const state = states.get(url)
    if (state?.status === 'saved') return bytes
    return state?.status === 'saving' ? bytes * state.share : 0
  })
  const removeAll = async () => {
    for (const track of tracks) await store.remove(track)
  }
  const quiet = buttonClass({ variant: 'quiet', size: 'small' })
  if (isSaved)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <span className="flex items-center gap-1.5 text-sm font-semibold text-durva">
          <Icon of={CircleCheck} className="size-5" />
          {words.saved(formatBytes(total))}
        </span>
        <button type="button" className={quiet} onClick={() => void removeAll()}>
          {words.remove}
        </button>
      </span>
    )
  return (
    <button
      type="button"
      className={isRead ? quiet : `${quiet} invisible`}
      onClick={() => (saving ? store.cancel(saving) : void store.saveAll(tracks))}
    >
      <Icon of={saving ? X : hasFailed ? RotateCw : Download} className="size-5" />
      {saving
        ? words.saving(Math.round((done / Math.max(1, total)) * 100))
        : hasFailed
          ? words.saveAgain
          : words.save(formatBytes(total))}
    </button>
  )
}
