import * as z from 'zod/mini'

const place = 'modak-donation-link'

const shape = z.object({
  paymentId: z.string(),
  reference: z.string(),
  /** Empty for a donor who is logged in, who needs none: so it opens nothing after a logout. */
  token: z.string(),
})
export type DonationLink = z.infer<typeof shape>

/** The donation that this tab pays by card, for its receipt once it is paid. */
export function saveDonationLink(link: DonationLink): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(link))
  } catch {
    // The receipt still comes by email.
  }
}

/** Called once the receipt is shown: a payment is not stored on the phone. */
export function forgetDonationLink(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

export function savedDonationLink(paymentId: string): DonationLink | undefined {
  try {
    const link = shape.parse(JSON.parse(sessionStorage.getItem(place) ?? '{}'))
    return link.paymentId === paymentId ? link : undefined
  } catch {
    return undefined
  }
}
