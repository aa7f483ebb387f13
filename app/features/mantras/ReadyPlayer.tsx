import { Play, RotateCw, VolumeX } from 'lucide'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import type { MantraPage } from '#contract/mantras/public.ts'
import { trackOf } from './trackOf.ts'

/**
 * The docked player of a mantra that is not played yet: *Listen*. It stays below the player that it
 * starts, so that the dock is never empty.
 */
export function ReadyPlayer({ mantra, facts }: { mantra: MantraPage; facts: string }) {
  const words = useWords(mantras)
  const player = usePlayer()
  const track = trackOf(mantra)
  const isOther = usePlayerState((state) => state.track && state.track.id !== mantra.id)
  const isBroken = usePlayerState(({ broken }) => broken.has(mantra.id))
  const isUnavailable = !track || isBroken
  const text = isUnavailable ? words.audioUnavailable : words.listen
  return (
    <div className={isOther ? 'player-other' : 'player-bar player-ready'}>
      <div className="player">
        <button
          type="button"
          className="ready-play"
          data-sound={track?.url}
          disabled={isUnavailable}
          aria-label={`${text}: ${mantra.title}`}
          onClick={() => track && player.play(track)}
        >
          <span className={`${iconButtonClass({ variant: 'primary' })} play-sign`}>
            <Icon of={isUnavailable ? VolumeX : Play} />
          </span>
          <span className="player-words">
            <span>{text}</span>
            <span className="player-place">{facts}</span>
          </span>
        </button>
        {track && isBroken && (
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            onClick={() => player.play(track)}
          >
            <Icon of={RotateCw} className="size-5" />
            {words.tryAgain}
          </button>
        )}
      </div>
    </div>
  )
}
