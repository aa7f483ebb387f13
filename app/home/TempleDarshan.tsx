import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { Darshan } from '#app/features/scene/Darshan.tsx'

/** The mantra whose words are shown there. */
const mantraId = 'om-gam-ganapataye-namah'

/** Darshan at the temple: its mantra is chanted by the app's one player. Loaded when the door is opened. */
export function TempleDarshan({ isOpen }: { isOpen: boolean }) {
  const { history, navigate } = useRouter()
  const player = usePlayer()
  const { data: mantras = [] } = useQuery(featuredMantrasQuery)
  const mantra = mantras.find(({ id }) => id === mantraId) ?? mantras[0]
  const track = mantra && trackOf(mantra)
  const isChanting = usePlayerState((state) => {
    const status = track && statusOf(state, track.id)
    return status === 'playing' || status === 'loading'
  })
  const handleClose = () => {
    // Opened by a link from elsewhere, it has nothing of ours to go back to.
    if (history.canGoBack()) history.back()
    else void navigate({ to: '/', replace: true, resetScroll: false })
  }
  return (
    <Darshan
      isOpen={isOpen}
      onClose={handleClose}
      onChant={track && (() => (isChanting ? player.pause() : player.play(track)))}
      isChanting={isChanting}
    />
  )
}
