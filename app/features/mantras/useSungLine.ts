import { usePlayerState } from '#app/audio/PlayerContext.ts'
import type { MantraPage } from '#contract/mantras.ts'
import { sungLine } from './sungLine.ts'

/** The index of the line that is being sung, while the player has this mantra. */
export const useSungLine = ({ id, lines }: MantraPage): number | undefined =>
  usePlayerState(({ track, status, position }) =>
    track?.id === id && status !== 'failed' && status !== 'offline'
      ? sungLine(lines, position * 1000)
      : undefined,
  )
