import { useCallback, useEffect, useRef, useState } from 'react'
import { statusOf } from './player.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import type { Track } from './tracks.ts'

/** Asked for the silence before the next recitation, in milliseconds; undefined ends them. */
type Listener = () => number | undefined

/** One track recited again and again on the app's player, with a silence after each recitation. */
export function useRecitations(track: Track) {
  const player = usePlayer()
  const status = usePlayerState((state) => statusOf(state, track.id))
  // Between two recitations the player itself is silent.
  const [isResting, setIsResting] = useState(false)
  const isWanted = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listeners = useRef(new Set<Listener>())

  const stop = useCallback(() => {
    isWanted.current = false
    clearTimeout(timer.current)
    setIsResting(false)
    player.pause()
  }, [player])
  const start = useCallback(() => {
    isWanted.current = true
    player.play(track)
  }, [player, track])
  const onRecitation = useCallback((listener: Listener) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])

  useEffect(() => {
    let last = player.getState()
    const handleEnd = () => {
      const asked = [...listeners.current].map((listener) => listener())
      const silences = asked.filter((silence) => silence !== undefined)
      if (!isWanted.current || silences.length < asked.length) {
        isWanted.current = false
        return
      }
      setIsResting(true)
      timer.current = setTimeout(
        () => {
          setIsResting(false)
          if (isWanted.current && player.getState().track?.id === track.id) player.play(track)
        },
        Math.max(0, ...silences),
      )
    }
    const unsubscribe = player.subscribe(() => {
      const [before, now] = [last, player.getState()]
      last = now
      if (now.track?.id !== track.id || before.track?.id !== track.id) return
      // The player stops at the end and returns to the beginning; a pause stays where it is.
      const hasEnded = before.status === 'playing' && now.status === 'paused' && now.position === 0
      if (hasEnded && before.position > 0) handleEnd()
    })
    return () => {
      unsubscribe()
      clearTimeout(timer.current)
    }
  }, [player, track])

  const isSounding = isResting || status === 'playing' || status === 'loading'
  return {
    isSounding,
    ...((status === 'offline' || status === 'failed') && { trouble: status }),
    start,
    stop,
    onRecitation,
  }
}
