import type { Player, PlayerState } from './player.ts'

type Loudness = Partial<Pick<PlayerState, 'volume' | 'isMuted' | 'loudness'>>

function apply(player: Player, change: Loudness): void {
  player.change(change)
  const element = player.getElement()
  if (!element) return
  const { volume, isMuted, loudness } = player.getState()
  element.volume = volume * loudness
  element.muted = isMuted || loudness === 0
}

export const setVolume = (player: Player, volume: number): void =>
  apply(player, { volume, isMuted: false })

export const toggleMuted = (player: Player): void =>
  apply(player, { isMuted: !player.getState().isMuted })

/** Silence and fading, which leave the chosen volume as it is: a share of it, from 0 to 1. */
export const setLoudness = (player: Player, loudness: number): void => apply(player, { loudness })
