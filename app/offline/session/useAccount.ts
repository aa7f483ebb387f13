import { useHydrated } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { getKnownAccount, type KnownAccount, subscribeAccount } from './account.ts'

/** `isKnown` only in a browser: pages are server-rendered for a guest. */
export type AccountState = { isKnown: boolean; account?: KnownAccount | undefined }

/** The logged-in account, live across tabs. */
export function useAccount(): AccountState {
  const account = useSyncExternalStore(subscribeAccount, getKnownAccount, () => undefined)
  return { isKnown: useHydrated(), account }
}
