import { PlayerMissing } from '#app/audio/PlayerMissing.tsx'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

const LazyAudioPlayer = lazyComponent(
  () => import('#app/audio/AudioPlayer.tsx').then(({ AudioPlayer }) => AudioPlayer),
  ({ onRetry }) =>
    onRetry ? <PlayerMissing onRetry={onRetry} /> : <Skeleton className="h-24 w-full" />,
)

/** A card's audio: the player, and a note if the voice is synthesised. */
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
      <LazyAudioPlayer track={track} />
      {isSynthesised && <p className="mt-2 text-sm text-muted">{words.synthesised}</p>}
    </div>
  )
}
