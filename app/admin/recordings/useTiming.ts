import { useEffect, useRef, useState } from 'react'

/** The recording beside the lines: its position, and a way to jump to any place. */
export function useTiming() {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [positionMs, setPositionMs] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const now = () => Math.round((audio.current?.currentTime ?? 0) * 1000)
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const look = () => {
      setPositionMs(Math.round((audio.current?.currentTime ?? 0) * 1000))
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  const playFrom = async (ms: number) => {
    if (!audio.current) return
    audio.current.currentTime = ms / 1000
    await audio.current.play().then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  }
  return {
    /** Props for the audio element. */
    element: {
      ref: audio,
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: () => setIsPlaying(false),
      onError: () => setHasFailed(true),
    },
    isPlaying,
    positionMs,
    hasFailed,
    playFrom: (ms: number) => void playFrom(ms),
    stop: () => audio.current?.pause(),
    /** Read at the press itself: what was last drawn may be a frame old. */
    now,
  }
}
