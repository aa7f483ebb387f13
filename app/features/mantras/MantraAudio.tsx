import { useState } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { ListenButton } from './ListenButton.tsx'
import { MantraAudioPanel } from './MantraAudioPanel.tsx'
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
  // Broken audio can be retried from the panel, so the panel opens by itself.
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
