import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, where nothing may depend on the browser. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
