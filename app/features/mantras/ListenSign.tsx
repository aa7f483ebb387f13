import { Pause, Play } from 'lucide'
import { useState } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import type { Track } from '#app/audio/tracks.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'

/** *Listen* in the band, while the dock shows another mantra that plays; it then stays. */
export function ListenSign({ track }: { track: Track }) {
  const words = useWords(mantras)
  const player = usePlayer()
  const isOther = usePlayerState(({ track: played }) => played && played.id !== track.id)
  const status = usePlayerState((state) => statusOf(state, track.id))
  const [isShown, setIsShown] = useState(false)
  if (isOther && !isShown) setIsShown(true)
  if (!isShown) return null
  const isSounding = status === 'playing' || status === 'loading'
  return (
    <IconButton
      label={`${isSounding ? words.pause : words.listen}: ${track.title}`}
      onClick={() => (isSounding ? player.pause() : player.play(track))}
    >
      <Icon of={isSounding ? Pause : Play} />
    </IconButton>
  )
}
