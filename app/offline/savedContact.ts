import { getKnownAccount } from './session/account.ts'

const place = 'modak-contact'

export type SavedContact = { fullName: string; email: string }

/** The name and email that a guest last sent from this phone; never for somebody who is logged in. */
export function savedContact(): SavedContact | undefined {
  try {
    if (getKnownAccount()) return undefined
    const { fullName, email } = JSON.parse(localStorage.getItem(place) ?? '{}') as SavedContact
    return typeof fullName === 'string' && typeof email === 'string'
      ? { fullName, email }
      : undefined
  } catch {
    return undefined
  }
}

/** What somebody who is logged in sends is the account's. */
export function saveContact({ fullName, email }: SavedContact): void {
  try {
    if (!getKnownAccount()) localStorage.setItem(place, JSON.stringify({ fullName, email }))
  } catch {
    // A browser that stores nothing asks again next time.
  }
}

/** At a logout: the next person on this phone may be somebody else. */
export function forgetContact(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
