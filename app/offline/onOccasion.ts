import { getConnection, subscribeConnection } from './connection.ts'

/** Calls when the server is in reach again, and when the page is looked at again. */
export function onOccasion(ask: () => void): () => void {
  let last = getConnection()
  const stopListening = subscribeConnection(() => {
    const connection = getConnection()
    if (connection === 'reachable' && last !== 'reachable') ask()
    last = connection
  })
  const handleVisible = () => document.visibilityState === 'visible' && ask()
  document.addEventListener('visibilitychange', handleVisible)
  return () => {
    stopListening()
    document.removeEventListener('visibilitychange', handleVisible)
  }
}
