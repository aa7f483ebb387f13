import type { Role } from '#contract/accounts/roles.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'

/** The logged-in account as stored on this phone; never a token. */
export type KnownAccount = { id: string; name: string; role: Role }

/** Also read by the boot script, which shows the right header before the first paint. */
const storageKey = 'modak-account'

const listeners = new Set<() => void>()
let parsedFrom: string | null = null
let known: KnownAccount | undefined
/** If storage is blocked, it lasts only as long as the page. */
let inMemory: string | null = null

const stored = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return inMemory
  }
}

/** The same object as long as it is the same person, in whichever tab they logged in. */
export function getKnownAccount(): KnownAccount | undefined {
  const text = stored()
  if (text !== parsedFrom) {
    parsedFrom = text
    known = parse(text)
  }
  return known
}

function parse(text: string | null): KnownAccount | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as KnownAccount | null
    return value ?? undefined
  } catch {
    return undefined
  }
}

/** The account whose commands this page sends. */
export const getAccount = (): string => getKnownAccount()?.id ?? guestAccount

/** Stores who is logged in (or nobody) and notifies listeners. */
export function setKnownAccount(account: KnownAccount | undefined): void {
  inMemory = account ? JSON.stringify(account) : null
  try {
    if (inMemory === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, inMemory)
  } catch {
    // The page remembers it.
  }
  notify()
}

/** Reports every change, in this tab or another. */
export function subscribeAccount(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', handleStorage)
  }
}

const handleStorage = ({ key }: StorageEvent) => {
  if (key === storageKey || key === null) notify()
}

function notify(): void {
  document.documentElement.toggleAttribute('data-account', getKnownAccount() !== undefined)
  for (const listener of listeners) listener()
}
