import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import type { PlayerState } from '#app/audio/player.ts'
import { isAnswered } from '#app/audio/reach.ts'

/** Whether a mantra sounds, or is about to. */
export const isHeard = ({ status }: PlayerState): boolean =>
  status === 'playing' || status === 'loading'

/**
 * Loads the page again, and says so; but neither while a mantra is heard, which that would end, nor
 * while nobody answers, which would leave no page at all.
 */
export function useReload(): () => Promise<boolean> {
  const player = usePlayer()
  const mayReload = () => !isHeard(player.getState())
  return async () => {
    const isRight = mayReload() && (await isAnswered(location.href)) && mayReload()
    if (isRight) location.reload()
    return isRight
  }
}

/** What a *Retry* does: the page is loaded again, or where it must stay, what failed of it. */
export function useLoadAgain(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reload = useReload()
  return async () => {
    if (await reload()) return
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}
