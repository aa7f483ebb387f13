import { formatBytes } from '#app/audio/format.ts'
import { useSavedAudio, useSavedState, useSavedStates } from '#app/audio/SavedAudioContext.ts'
import type { Track } from '#app/audio/tracks.ts'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { FullPhone } from './FullPhone.tsx'
import { SavedList } from './SavedList.tsx'

/** All recordings, one button for those that are not saved, and what to do if the phone is full. */
export function SavedMantras({ tracks }: { tracks: readonly Track[] }) {
  const words = useWords(saved)
  const store = useSavedAudio()
  const states = useSavedStates()
  const isImpossible = useSavedState('').status === 'impossible'
  if (isImpossible) return <p className="mt-6">{words.impossible}</p>
  const statusOf = ({ url }: Track) => states.get(url)?.status
  const running = tracks.filter((track) => ['saving', 'queued'].includes(statusOf(track) ?? ''))
  const left = tracks.filter((track) => statusOf(track) !== 'saved')
  const bytes = left.reduce((sum, track) => sum + (track.bytes ?? 0), 0)
  const stop = () => {
    // Queued ones first, so that none of them starts.
    for (const track of running.toReversed()) store.cancel(track)
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {words.count(tracks.length - left.length, tracks.length)}
        </p>
        {running.length > 0 ? (
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          left.length > 0 && (
            <Button onClick={() => void store.saveAll(tracks)}>
              {words.saveAll(formatBytes(bytes))}
            </Button>
          )
        )}
      </div>
      <FullPhone tracks={tracks} />
      <SavedList tracks={tracks} />
    </>
  )
}
