import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { focusArrival } from '#app/ui/focusArrival.ts'

/**
 * Tells people who cannot see the screen that the page has changed: the focus moves to its heading, or to what
 * it marks, and its title is read out. Loading a document does both; opening a page within the app does not.
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
      // The router leaves a page with a hash where it is; the secret of a link names no place on it.
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
