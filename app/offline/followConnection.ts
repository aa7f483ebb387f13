import { onlineManager } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from './connection.ts'

/**
 * Feeds our own connection state into the query library; the browser's `onLine` reports only the
 * network interface.
 */
export const followConnection = (): void =>
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(getConnection() === 'reachable')
    update()
    return subscribeConnection(update)
  })
