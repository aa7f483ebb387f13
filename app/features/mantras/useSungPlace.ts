import { usePlayerState } from '#app/audio/PlayerContext.ts'
import { lineAt, scoreOf } from '#app/audio/score.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { sungTrackOf } from './sung.ts'

/** The id of a line on the aarti's page. */
export const lineId = (piece: string, index: number): string => `${piece}-${index}`

/** The line that is being sung, by its id. */
export const useSungPlace = (pieces: readonly Mantra[]): string | undefined =>
  usePlayerState(({ track, status, position }) => {
    if (status === 'failed' || status === 'offline') return undefined
    const piece = pieces.find((one) => sungTrackOf(one)?.id === track?.id)
    const index = track && piece && lineAt(scoreOf(piece), position * 1000)
    return piece && index !== undefined ? lineId(piece.id, index) : undefined
  })
