import { useHydrated } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { getKnownAccount, type KnownAccount, subscribeAccount } from './account.ts'

/** Only a browser knows whether somebody is logged in: pages are rendered for everybody. */
export type AccountState = { isKnown: boolean; account?: KnownAccount | undefined }

/** Who is logged in on this phone, whichever tab changes it. */
export function useAccount(): AccountState {
  const account = useSyncExternalStore(subscribeAccount, getKnownAccount, () => undefined)
  return { isKnown: useHydrated(), account }
}
