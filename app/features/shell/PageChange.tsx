import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { focusArrival } from '#app/ui/focusArrival.ts'

/**
 * Announces a new page to people who cannot see the screen: the focus moves to its heading, or to
 * the element it marks, and its title is read out. Loading a document does both; navigating within
 * the app does not.
 */
export function PageChange() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let isNew = false
    const stopHearing = router.history.subscribe(({ action }) => {
      isNew = action.type === 'PUSH' || action.type === 'REPLACE'
    })
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return
      // For an address with a hash the router does not move; but the secret of a link is not a
      // place on the page.
      const { hash } = toLocation
      if (isNew && hash && !document.getElementById(hash)) scrollTo(0, 0)
      focusArrival()
      setTitle(document.title)
    })
    return () => {
      stopHearing()
      stop()
    }
  }, [router])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
