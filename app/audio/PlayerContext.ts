import { createContext, use, useSyncExternalStore } from 'react'
import { createPlayer, type Player, type PlayerState } from './player.ts'

const silent = createPlayer(() => Promise.resolve(false))

export const PlayerContext = createContext<Player>(silent)

export const usePlayer = (): Player => use(PlayerContext)

/** One part of the player's state; the component renders again only when that part changes. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const player = usePlayer()
  const get = () => select(player.getState())
  return useSyncExternalStore(player.subscribe, get, get)
}
