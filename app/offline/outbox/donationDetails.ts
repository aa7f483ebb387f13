import * as z from 'zod/mini'

const place = 'modak-donation-details'

const text = z.optional(z.string())

const shape = z.object({
  message: text,
  purpose: text,
  pan: text,
  donorAddress: text,
  sponsoredDay: text,
  /** With the next: only for a donor who is logged in, because addresses outlive a logout. */
  email: text,
  fullName: text,
})
export type Details = z.infer<typeof shape>

/** Details of a donation for its checkout that must not be in the address. They stay in the tab. */
export function saveDetails(details: Details): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(details))
  } catch {
    // A browser that stores nothing accepts the donation without them.
  }
}

export function savedDetails(): Details {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(place) ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * A PAN is stored nowhere without need. Returns whether this tab had gone to a checkout and not
 * returned paid.
 */
export function forgetDetails(): boolean {
  try {
    const wasKept = sessionStorage.getItem(place) !== null
    sessionStorage.removeItem(place)
    return wasKept
  } catch {
    return false
  }
}
