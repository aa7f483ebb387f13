import { type CheckoutValues, emptyCheckout } from './checkoutValues.ts'

const place = 'modak-delivery-address'

type Saved = Pick<CheckoutValues, 'fullName' | 'email' | 'phone' | 'address'>

/** What the buyer asked this phone to remember; the empty form if nothing. */
export function savedAddress(): Saved | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (saved === null || typeof saved !== 'object') return undefined
    const { fullName, email, phone, address } = { ...emptyCheckout, ...saved }
    return { fullName, email, phone, address: { ...emptyCheckout.address, ...address } }
  } catch {
    return undefined
  }
}

/** Forgets it again if the buyer no longer asks for it. */
export function saveAddress({ isSaved, fullName, email, phone, address }: CheckoutValues): void {
  try {
    if (isSaved) localStorage.setItem(place, JSON.stringify({ fullName, email, phone, address }))
    else localStorage.removeItem(place)
  } catch {
    // A browser that stores nothing asks again next time.
  }
}
