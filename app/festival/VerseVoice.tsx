import { useQuery } from '@tanstack/react-query'
import { Headphones, Pause } from 'lucide'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import { mantrasQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { arghya } from '#app/i18n/en/festivals/arghya.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'

/** Plays the mantra that contains this line; if none is recorded, says so. */
export function VerseVoice({ line }: { line: string }) {
  const words = useWords(arghya)
  const player = usePlayer()
  const { data: mantras } = useQuery(mantrasQuery)
  const spoken = mantras?.find(
    ({ audioUrl, lines }) => audioUrl && lines.some(({ text }) => text === line),
  )
  const track = spoken && trackOf(spoken)
  const isPlaying = usePlayerState((state) => {
    const status = track && statusOf(state, track.id)
    return status === 'playing' || status === 'loading'
  })
  if (!track) return <p className="arghya-unheard">{mantras && words.unheard}</p>
  return (
    <Button
      variant="outline"
      onClick={() => (isPlaying ? player.pause() : player.play(track))}
      data-on={isPlaying || undefined}
    >
      <Icon of={isPlaying ? Pause : Headphones} className="size-5" />
      {isPlaying ? words.stop : words.listen}
    </Button>
  )
}
