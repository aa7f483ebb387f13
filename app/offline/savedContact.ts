import { getKnownAccount } from './session/account.ts'

const place = 'modak-contact'

export type SavedContact = { fullName: string; email: string }

/** The name and email that a guest last sent from this phone; unused while logged in. */
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

/** Stores a guest's contact; while logged in, the account's data is used instead. */
export function saveContact({ fullName, email }: SavedContact): void {
  try {
    if (!getKnownAccount()) localStorage.setItem(place, JSON.stringify({ fullName, email }))
  } catch {
    // Without storage it must be typed again next time.
  }
}

/** Called at a logout, because the next user of the phone may be someone else. */
export function forgetContact(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
