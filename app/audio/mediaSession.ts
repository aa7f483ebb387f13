import type { Player, PlayerState } from './player.ts'

/**
 * Title, artwork and working controls on the lock screen and the headset. Returns what undoes it.
 */
export function bindMediaSession(player: Player, artist: () => string): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const session = navigator.mediaSession
  const skip = (seconds: number) => player.seek(player.getState().position + seconds)
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.resume()],
    ['pause', () => player.pause()],
    ['stop', () => player.close()],
    ['previoustrack', () => (player.getState().steps?.previous ?? player.restart)()],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? 10)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
  ]
  for (const [action, handler] of actions) setHandler(session, action, handler)
  let shown: string | undefined
  let shownSteps: PlayerState['steps']
  const unsubscribe = player.subscribe(() => {
    const { track, status, position, duration, steps } = player.getState()
    if (steps !== shownSteps) {
      shownSteps = steps
      // A headset's buttons go from line to line.
      setHandler(session, 'nexttrack', steps?.next ?? null)
    }
    if (track?.id !== shown) {
      shown = track?.id
      session.metadata = track ? metadata(track.title, artist()) : null
    }
    const isSounding = status === 'playing' || status === 'loading'
    session.playbackState = !track ? 'none' : isSounding ? 'playing' : 'paused'
    // Without an argument the previous track's details are cleared.
    if (duration === 0) return session.setPositionState()
    const playbackRate = player.getElement()?.playbackRate ?? 1
    const rate = playbackRate === 1 ? {} : { playbackRate }
    session.setPositionState({ duration, position: Math.min(position, duration), ...rate })
  })
  return () => {
    unsubscribe()
    for (const [action] of actions) setHandler(session, action, null)
    setHandler(session, 'nexttrack', null)
  }
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // An older browser does not know this action; the others still work.
  }
}

const metadata = (title: string, artist: string): MediaMetadata =>
  new MediaMetadata({
    title,
    artist,
    artwork: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  })
