import { AartiPiece } from '#app/features/mantras/AartiPiece.tsx'
import { AartiPlay } from '#app/features/mantras/AartiPlay.tsx'
import { sungTrackOf, sungTracksOf } from '#app/features/mantras/sung.ts'
import { useFollowing } from '#app/features/mantras/useFollowing.ts'
import { useSungPlace } from '#app/features/mantras/useSungPlace.ts'
import type { Mantra } from '#contract/mantras/public.ts'

/** The aartis of a step in their order, following what the player sings. */
export function SungAartis({ pieces }: { pieces: readonly Mantra[] }) {
  const sungId = useSungPlace(pieces)
  useFollowing(sungId === undefined ? undefined : `[id="${sungId}"]`)
  return (
    <div className="rite-aartis">
      <AartiPlay tracks={sungTracksOf(pieces)} />
      <div className="verses">
        {pieces.map((piece, index) => (
          <AartiPiece
            key={piece.id}
            piece={piece}
            track={sungTrackOf(piece)}
            then={sungTracksOf(pieces.slice(index + 1))}
            sungId={sungId}
          />
        ))}
      </div>
    </div>
  )
}
