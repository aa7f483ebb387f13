import { getAccount } from './account.ts'

/**
 * The back/forward cache restores a page as it was, perhaps with the name of someone who has since
 * logged out. In that case it is hidden and reloaded.
 */
export function reloadForNewAccount(reload: () => void = () => location.reload()): () => void {
  let shownTo = getAccount()
  const handleLeft = () => void (shownTo = getAccount())
  const handleShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || getAccount() === shownTo) return
    document.documentElement.hidden = true
    reload()
  }
  addEventListener('pagehide', handleLeft)
  addEventListener('pageshow', handleShown)
  return () => {
    removeEventListener('pagehide', handleLeft)
    removeEventListener('pageshow', handleShown)
  }
}
