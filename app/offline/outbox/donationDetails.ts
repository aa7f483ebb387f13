import * as z from 'zod/mini'

const place = 'modak-donation-details'

const text = z.optional(z.string())

const shape = z.object({
  message: text,
  purpose: text,
  pan: text,
  donorAddress: text,
  /** With the next: of a donor who is logged in, as an address outlives the logout. */
  email: text,
  fullName: text,
})
export type Details = z.infer<typeof shape>

/** What a donation’s checkout sends along: an address is no place for it. It goes with the tab. */
export function saveDetails(details: Details): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(details))
  } catch {
    // A browser that keeps nothing takes the donation without it.
  }
}

export function savedDetails(): Details {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(place) ?? '{}'))
  } catch {
    return {}
  }
}

/** A PAN is kept nowhere without need. Says whether this tab had gone to a checkout, and not come back paid. */
export function forgetDetails(): boolean {
  try {
    const wasKept = sessionStorage.getItem(place) !== null
    sessionStorage.removeItem(place)
    return wasKept
  } catch {
    return false
  }
}
