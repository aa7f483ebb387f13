import { onlineManager } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from './connection.ts'

/**
 * Queries that ask anew when the server is in reach again are told by what calls to it have found, not
 * by the browser, which only knows of a network card.
 */
export const followConnection = (): void =>
  onlineManager.setEventListener((setOnline) => {
    const tell = () => setOnline(getConnection() === 'reachable')
    tell()
    return subscribeConnection(tell)
  })
