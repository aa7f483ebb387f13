import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows is not asked for in a page the server renders, nor while it is taken over. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
