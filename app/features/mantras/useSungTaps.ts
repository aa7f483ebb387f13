import { usePlayer } from '#app/audio/PlayerContext.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import { sungTrackOf, sungTracksOf } from './sung.ts'
import { useLineTaps } from './useLineTaps.ts'
import { lineId } from './useSungPlace.ts'

/** Tapping a line of the aarti plays from there. */
export function useSungTaps(pieces: readonly Mantra[]): void {
  const player = usePlayer()
  useLineTaps((index, line) => {
    const at = pieces.findIndex(({ id }) => line.parentElement?.id === lineId(id, index))
    const piece = pieces[at]
    const track = piece && sungTrackOf(piece)
    const startMs = piece?.lines[index]?.startMs
    if (!track || startMs === undefined) return
    player.play(track, sungTracksOf(pieces.slice(at + 1)))
    const element = player.getElement()
    if (element) element.currentTime = startMs / 1000
  })
}
