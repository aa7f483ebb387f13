import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useSession } from './useSession.ts'

// Few people ever see it, and its text is in the chunk of the profile.
const SessionEnded = lazyComponent(async () => (await import('./SessionEnded.tsx')).SessionEnded)

/** Announces on any page that the server has ended the session. */
export function SessionNews() {
  const { session } = useSession()
  const isVisible = document.visibilityState === 'visible'
  return session?.ended === 'untold' && isVisible && <SessionEnded />
}
