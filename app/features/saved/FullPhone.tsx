import { formatBytes } from '#app/audio/format.ts'
import { useSavedAudio, useSavedStates } from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { filesToRemove } from './spaceToFree.ts'

/** If a recording did not fit: which of the saved ones would make room. */
export function FullPhone({ tracks }: { tracks: readonly Track[] }) {
  const { full, removeTitle } = useWords(saved)
  const store = useSavedAudio()
  const states = useSavedStates()
  const refused = tracks.find(({ url }) => {
    const state = states.get(url)
    return state?.status === 'failed' && state.failure === 'no-space'
  })
  if (!refused) return null
  const files = tracks.flatMap((track) => {
    const state = states.get(track.url)
    return state?.status === 'saved' ? [{ ...track, bytes: state.bytes }] : []
  })
  const suggested = filesToRemove(files, refused.bytes ?? 0)
  const size = formatBytes(refused.bytes ?? 0)
  return (
    <section role="alert" className="mt-4 rounded-md bg-kumkum-soft p-4">
      <h2 className="text-lg">{full.heading}</h2>
      <p className="mt-1">
        {suggested.length > 0 ? full.text(refused.title, size) : full.nothing(refused.title, size)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {suggested.map((track) => (
          <Button
            key={track.url}
            variant="outline"
            size="small"
            onClick={() => void store.remove(track)}
          >
            {removeTitle(track.title)} ({formatBytes(track.bytes)})
          </Button>
        ))}
      </div>
    </section>
  )
}
