import { onlineManager } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from './connection.ts'

/**
 * Tells the query library whether the server can be reached, according to our own calls. The
 * browser only knows whether there is a network card.
 */
export const followConnection = (): void =>
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(getConnection() === 'reachable')
    tell()
    return subscribeConnection(tell)
  })
