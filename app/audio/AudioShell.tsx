import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadPhone } from '#app/offline/loadPhone.ts'
import { settled } from '#app/lazy/calm.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { createPlayer } from './player.ts'
import { PlayerContext, usePlayerState } from './PlayerContext.ts'
import { PlayerMissing } from './PlayerMissing.tsx'
import { isAnswered } from './reach.ts'
import { createSavedAudio } from './savedAudio.ts'
import { SavedAudioContext } from './SavedAudioContext.ts'

const LazyPlayerBar = lazyComponent(
  () => import('./PlayerBar.tsx').then(({ PlayerBar }) => PlayerBar),
  ({ track, onRetry }) =>
    onRetry && (
      <section aria-label={track.title} className="player-bar">
        <PlayerMissing onRetry={onRetry} />
      </section>
    ),
)

/**
 * Holds the app's one `<audio>` element, outside every page, and provides the player and the saved
 * audio to pages.
 */
export function AudioShell({ children }: { children: ReactNode }) {
  const element = useRef<HTMLAudioElement>(null)
  const [player] = useState(() => createPlayer(isAnswered))
  const [saved] = useState(() => createSavedAudio(async () => (await loadPhone()).downloads))
  useEffect(() => {
    let isOpen = true
    const look = () => void saved.load('caches' in window)
    void settled.then(() => isOpen && look())
    // The queue continues when the phone is online again.
    addEventListener('online', look)
    const detach = element.current ? player.attach(element.current) : undefined
    return () => {
      isOpen = false
      removeEventListener('online', look)
      detach?.()
    }
  }, [player, saved])
  return (
    <PlayerContext value={player}>
      <SavedAudioContext value={saved}>
        {children}
        <CurrentTrack />
        {/* Chants have their text on the page: line by line, in two scripts. */}
        <audio ref={element} preload="none" />
      </SavedAudioContext>
    </PlayerContext>
  )
}

function CurrentTrack() {
  const track = usePlayerState((state) => state.track)
  return track && <LazyPlayerBar track={track} />
}
