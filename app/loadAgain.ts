import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import type { PlayerState } from '#app/audio/player.ts'
import { isAnswered } from '#app/audio/reach.ts'
import { isChunkLoadError } from '#app/isChunkLoadError.ts'

/** Whether a mantra is playing, or about to. */
export const isPlayingOrLoading = ({ status }: PlayerState): boolean =>
  status === 'playing' || status === 'loading'

/**
 * Reloads the document and announces it; not while a mantra plays, which would stop it, nor while
 * the server is unreachable, which would leave no page at all.
 */
export function useReload(): () => Promise<boolean> {
  const player = usePlayer()
  const mayReload = () => !isPlayingOrLoading(player.getState())
  return async () => {
    const isRight = mayReload() && (await isAnswered(location.href)) && mayReload()
    if (isRight) location.reload()
    return isRight
  }
}

/**
 * What *Retry* does. If code failed to load, only that is requested again; if that does not help,
 * and after any other failure, the page is reloaded or, if it must stay, its failed parts are.
 */
export function useLoadAgain(error?: unknown): () => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  const reload = useReload()
  const hasFailed = () => router.state.matches.some(({ status }) => status === 'error')
  return async () => {
    if (isChunkLoadError(error)) {
      await router.invalidate()
      if (!hasFailed()) return
    }
    if (await reload()) return
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    void router.invalidate()
  }
}
