import { lazy, Suspense } from 'react'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

const AudioPlayer = lazy(() =>
  import('#app/audio/AudioPlayer.tsx').then(({ AudioPlayer }) => ({ default: AudioPlayer })),
)

/** A card's audio: the player, and that the voice is a machine's where it is. */
export function MantraAudioPanel({
  track,
  isSynthesised,
}: {
  track: Track
  isSynthesised: boolean
}) {
  const words = useWords(mantras)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <AudioPlayer track={track} />
      </Suspense>
      {isSynthesised && <p className="mt-2 text-sm text-muted">{words.synthesised}</p>}
    </div>
  )
}
