import { RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { MantraPage } from '#contract/mantras.ts'
import { ListenButton } from './ListenButton.tsx'
import { SaveButton } from './SaveButton.tsx'
import { trackOf } from './trackOf.ts'

type Props = {
  mantra: MantraPage
  /** What else can be done with it. */
  copy: ReactNode
  chant: ReactNode
}

/** What to do with a mantra on its page: *Listen* opens the player at its foot, and *Hide Audio* closes it. */
export function PageAudio({ mantra, copy, chant }: Props) {
  const words = useWords(mantras)
  const player = usePlayer()
  const track = trackOf(mantra)
  const isCurrent = usePlayerState((state) => state.track?.id === mantra.id)
  const isBroken = usePlayerState(({ broken }) => broken.has(mantra.id))
  return (
    <div className="mantra-acts">
      <ListenButton
        isOpen={isCurrent}
        isUnavailable={!track || isBroken}
        title={mantra.title}
        onToggle={() => (isCurrent || !track ? player.close() : player.play(track))}
      />
      {/* The player itself says it while it holds this mantra. */}
      {track && isBroken && !isCurrent && (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => player.play(track)}
        >
          <Icon of={RotateCw} className="size-5" />
          {words.tryAgain}
        </button>
      )}
      {chant}
      {copy}
      {track && <SaveButton track={track} />}
    </div>
  )
}
