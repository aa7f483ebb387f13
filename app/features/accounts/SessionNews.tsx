import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { useSession } from './useSession.ts'

// Few ever see it, and its words are those of the whole profile.
const SessionEnded = lazyComponent(async () => (await import('./SessionEnded.tsx')).SessionEnded)

/** Says, wherever one is, that the server has ended the session. */
export function SessionNews() {
  const { kept } = useSession()
  const isVisible = document.visibilityState === 'visible'
  return kept?.ended === 'untold' && isVisible && <SessionEnded />
}
