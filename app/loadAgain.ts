import { useQueryClient } from '@tanstack/react-query'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
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

const isFailed = ({ state }: Pick<AnyRouter, 'state'>) =>
  state.matches.some(({ status }) => status === 'error')

/**
 * What a *Retry* does. A page whose code or data did not come is asked for again in its place; if that
 * fails too, or the page broke by itself, the document is loaded again where it may be.
 */
export function useLoadAgain(): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reload = useReload()
  return async () => {
    if (isFailed(router)) {
      await router.invalidate()
      if (!isFailed(router)) return
    }
    if (await reload()) return
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}
