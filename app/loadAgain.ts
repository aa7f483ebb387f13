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

/**
 * What a *Retry* does. Code that was lost is asked for again alone; where that brings nothing, and after
 * any other failure, the page is loaded again, or where it must stay, what failed of it.
 */
export function useLoadAgain(error?: unknown): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reload = useReload()
  const hasFailed = () => router.state.matches.some(({ status }) => status === 'error')
  return async () => {
    if (isLostCode(error)) {
      await router.invalidate()
      if (!hasFailed()) return
    }
    if (await reload()) return
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}

/** Each browser says it in other words: Chromium, Firefox, Safari. */
const isLostCode = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|importing a module script/i.test(error.message)
