import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'
import { statusOf } from '#app/audio/player.ts'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { Darshan } from '#app/features/scene/Darshan.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { countDarshans, keepDarshan, subscribeDarshans } from '#app/offline/darshan/days.ts'

const DarshanCardDialog = lazyComponent(
  async () => (await import('#app/features/day-card/lazyCards.ts')).DarshanCardDialog,
)

/** The mantra whose words are shown there. */
const mantraId = 'om-gam-ganapataye-namah'

/** Darshan at the temple: its mantra is chanted by the app's one player. Loaded when the door is opened. */
export function TempleDarshan({ isOpen }: { isOpen: boolean }) {
  const { history, navigate } = useRouter()
  const { data: site } = useQuery(siteQuery)
  const temple = useMemo(() => site && templeCity(site), [site])
  const place = useChosenCity() ?? temple
  const [isSending, setIsSending] = useState(false)
  const zone = place?.tz ?? 'Asia/Kolkata'
  const date = useToday(zone, todayIn(zone))
  const day = useDarshanDay(isOpen && place ? date : undefined)
  const player = usePlayer()
  const { data: mantras = [] } = useQuery(featuredMantrasQuery)
  const mantra = mantras.find(({ id }) => id === mantraId) ?? mantras[0]
  const track = mantra && trackOf(mantra)
  const status = usePlayerState((state) => track && statusOf(state, track.id))
  const isSilent = usePlayerState((state) => state.track?.id === track?.id && state.hasNoOutput)
  const unheard =
    status === 'failed' || status === 'offline' ? status : isSilent ? 'noOutput' : undefined
  const isChanting = status === 'playing' || status === 'loading'
  const handleClose = () => {
    // If it was opened by an external link, there is no page of ours to go back to.
    if (history.canGoBack()) history.back()
    else void navigate({ to: '/', replace: true, resetScroll: false })
  }
  return (
    <Darshan
      isOpen={isOpen}
      onClose={handleClose}
      onChant={track && (() => (isChanting ? player.pause() : player.play(track)))}
      isChanting={isChanting}
      unheard={unheard}
      day={day}
      onSend={site && (() => setIsSending(true))}
    >
      {isSending && site && temple && place && (
        <DarshanCardDialog
          date={date}
          place={place}
          temple={temple}
          templeName={site.name}
          onClose={() => setIsSending(false)}
        />
      )}
    </Darshan>
  )
}

/** To have opened the door is the day's darshan. */
function useDarshanDay(date: string | undefined): number | undefined {
  const days = useSyncExternalStore(subscribeDarshans, countDarshans)
  useEffect(() => {
    if (date !== undefined) keepDarshan(date)
  }, [date])
  return days > 0 ? days : undefined
}
