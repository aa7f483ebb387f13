import { getAccount } from './account.ts'

/**
 * Browsers keep a page complete after leaving it, and *Back* shows it again as it was: with the
 * name of somebody who may have logged out since. Then nothing of it is shown, and it is loaded
 * again.
 */
export function askAfterReturn(openAnew: () => void = () => location.reload()): () => void {
  let shownTo = getAccount()
  const handleLeft = () => void (shownTo = getAccount())
  const handleShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || getAccount() === shownTo) return
    document.documentElement.hidden = true
    openAnew()
  }
  addEventListener('pagehide', handleLeft)
  addEventListener('pageshow', handleShown)
  return () => {
    removeEventListener('pagehide', handleLeft)
    removeEventListener('pageshow', handleShown)
  }
}
