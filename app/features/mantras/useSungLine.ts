import { usePlayerState } from '#app/audio/PlayerContext.ts'
import { lineAt, scoreOf } from '#app/audio/score.ts'
import type { MantraPage } from '#contract/mantras/public.ts'

/** The index of the line that is being sung, while the player has this mantra. */
export const useSungLine = (mantra: MantraPage): number | undefined =>
  usePlayerState(({ track, status, position }) =>
    track?.id === mantra.id && status !== 'failed' && status !== 'offline'
      ? lineAt(scoreOf(mantra), position * 1000)
      : undefined,
  )
