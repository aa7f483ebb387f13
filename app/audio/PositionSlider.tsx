import { player as catalogue } from '#app/i18n/en/audio/player.ts'
import { useWords } from '#app/i18n/words.ts'
import { Slider } from '#app/ui/Slider.tsx'
import { formatTime } from './format.ts'
import { usePlayer, usePlayerState } from './PlayerContext.ts'
import type { Track } from './tracks.ts'

/** A track's position and duration, in seconds; 0 while another one is the current one. */
export function useProgress({ id }: Track): { position: number; duration: number } {
  return {
    position: usePlayerState(({ track, position }) => (track?.id === id ? position : 0)),
    duration: usePlayerState(({ track, duration }) => (track?.id === id ? duration : 0)),
  }
}

/** Shows a track's position and lets it be changed, once the track is the current one. */
export function PositionSlider({ track }: { track: Track }) {
  const words = useWords(catalogue)
  const player = usePlayer()
  const isCurrent = usePlayerState((state) => state.track?.id === track.id)
  const { position, duration } = useProgress(track)
  return (
    <Slider
      label={words.position}
      value={Math.min(position, duration)}
      min={0}
      max={duration || 1}
      step={0.1}
      valueText={words.timeOf(formatTime(position), formatTime(duration))}
      disabled={!isCurrent}
      onChange={player.seek}
    />
  )
}
