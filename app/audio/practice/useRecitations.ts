import { useCallback, useEffect } from 'react'
import { statusOf } from '#app/audio/player.ts'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import type { Score } from '#app/audio/score.ts'
import type { Track } from '#app/audio/tracks.ts'
import { usePractice } from './usePractice.ts'

/** Returns the pause before the next recitation, in milliseconds; undefined stops reciting. */
type Listener = () => number | undefined

/**
 * Repeats a recitation with the app's one practice, with a pause after each. Without listeners it
 * stops at the end of the recording.
 */
export function useRecitations(track: Track, score: Score) {
  const player = usePlayer()
  const practice = usePractice()
  const status = usePlayerState((state) => statusOf(state, track.id))

  const start = useCallback(() => {
    const isNew = player.getState().track?.id !== track.id
    practice.know(track.id, score)
    player.play(track)
    // A recitation is counted only as a whole.
    if (isNew) player.seek(0)
    practice.choose({ lines: undefined, times: Infinity, isMyTurn: false })
  }, [player, practice, score, track])

  const onRecitation = useCallback(
    (listener: Listener) =>
      practice.onRecitation(({ mantra, rest }) => {
        if (mantra !== track.id) return
        const silence = listener()
        if (silence === undefined) player.pause()
        else rest(silence)
      }),
    [player, practice, track],
  )

  useEffect(
    () => () => {
      if (practice.getState().mantra === track.id) practice.choose({ times: undefined })
    },
    [practice, track],
  )

  return {
    isSounding: status === 'playing' || status === 'loading',
    ...((status === 'offline' || status === 'failed') && { trouble: status }),
    start,
    stop: player.pause,
    onRecitation,
  }
}
