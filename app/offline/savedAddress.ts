import * as z from 'zod/mini'

const place = 'modak-delivery-address'

const text = z._default(z.string(), '')

const shape = z.object({
  fullName: text,
  phone: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  country: z._default(z.string(), 'IN'),
})
export type SavedAddress = z.infer<typeof shape>

/** The delivery address that the buyer chose to store on this phone. */
export function savedAddress(): SavedAddress | undefined {
  try {
    return shape.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function saveAddress(address: SavedAddress): void {
  try {
    localStorage.setItem(place, JSON.stringify(address))
  } catch {
    // Without storage it must be typed again next time.
  }
}

/** Called when the buyer opts out, and at a logout. */
export function forgetAddress(): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
