import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Tells people who cannot see the screen that the page has changed: the focus moves to its heading, and its
 * title is read out. Loading a document does both; opening a page within the app does not.
 */
export function PageChange() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const main = document.getElementById('content')
        const heading = main?.querySelector('h1') ?? main
        if (heading) {
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        }
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
