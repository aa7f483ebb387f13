import { Play, VolumeX, X } from 'lucide'
import { useState } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { PlayerMissing } from '#app/audio/PlayerMissing.tsx'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { SaveButton } from './SaveButton.tsx'
import type { ShownMantra } from './shownMantra.ts'
import { trackOf } from './trackOf.ts'

type Props = {
  mantra: ShownMantra
  className: string
  /** Shows its panel at once if the mantra is the current one. */
  opensWithSound?: boolean
}

/** A mantra's audio: to play it, and to save it for offline. */
export function MantraAudio({ mantra, className, opensWithSound = false }: Props) {
  const player = usePlayer()
  const track = trackOf(mantra)
  const isCurrent = usePlayerState((state) => state.track?.id === mantra.id)
  const [isOpen, setIsOpen] = useState(opensWithSound && isCurrent)
  const isBroken = usePlayerState(({ broken }) => broken.has(mantra.id))
  // Broken audio can be retried from the panel, so the panel opens automatically.
  if (isBroken && !isOpen) setIsOpen(true)
  const handleListen = () => {
    if (!isOpen && track) player.play(track)
    setIsOpen(!isOpen)
  }
  return (
    <>
      <div className={`flex flex-wrap items-center gap-2 ${className}`}>
        <ListenButton
          isOpen={isOpen}
          isUnavailable={!track || isBroken}
          title={mantra.title}
          onToggle={handleListen}
        />
        {track && <SaveButton track={track} />}
      </div>
      {isOpen && track && (
        <MantraAudioPanel track={track} isSynthesised={mantra.audio?.isSynthesised ?? false} />
      )}
    </>
  )
}

type ListenButtonProps = {
  isOpen: boolean
  isUnavailable: boolean
  title: string
  onToggle: () => void
}

/** Opens and closes a card's audio. Disabled only where the audio itself is missing or broken. */
function ListenButton({ isOpen, isUnavailable, title, onToggle }: ListenButtonProps) {
  const words = useWords(mantras)
  const text = isUnavailable ? words.audioUnavailable : isOpen ? words.hideAudio : words.listen
  return (
    <button
      type="button"
      disabled={isUnavailable}
      onClick={onToggle}
      aria-expanded={isUnavailable ? undefined : isOpen}
      aria-label={`${text}: ${title}`}
      className={buttonClass({ variant: isOpen || isUnavailable ? 'outline' : 'primary' })}
    >
      <Icon of={isUnavailable ? VolumeX : isOpen ? X : Play} className="size-5" />
      {text}
    </button>
  )
}

const LazyAudioPlayer = lazyComponent(
  () => import('#app/audio/AudioPlayer.tsx').then(({ AudioPlayer }) => AudioPlayer),
  ({ onRetry }) =>
    onRetry ? <PlayerMissing onRetry={onRetry} /> : <Skeleton className="h-24 w-full" />,
)

/** A card's audio: the player, and a note if the voice is synthesised. */
function MantraAudioPanel({ track, isSynthesised }: { track: Track; isSynthesised: boolean }) {
  const words = useWords(mantras)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <LazyAudioPlayer track={track} />
      {isSynthesised && <p className="mt-2 text-sm text-muted">{words.synthesised}</p>}
    </div>
  )
}
