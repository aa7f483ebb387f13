import type { Player } from './player.ts'

/**
 * Starting a recitation in this tab pauses the one in another. Returns the unsubscribe function.
 */
export function bindOneVoice(player: Player): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined
  const channel = new BroadcastChannel('one-voice')
  let wasPlaying = false
  const listen = () => {
    const isPlaying = player.getState().status === 'playing'
    if (isPlaying && !wasPlaying) channel.postMessage('playing')
    wasPlaying = isPlaying
  }
  channel.addEventListener('message', () => player.pause())
  listen()
  const unsubscribe = player.subscribe(listen)
  return () => {
    unsubscribe()
    channel.close()
  }
}
