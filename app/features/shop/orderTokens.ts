const place = 'modak-order-tokens'

type Tokens = Readonly<Record<string, string>>

const read = (): Tokens => {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Tokens
  } catch {
    return {}
  }
}

/**
 * Keeps the secret of an order's link in this tab while its buyer is at the card form: the address
 * the payment provider sends them back to must not contain it.
 */
export function keepToken(reference: string, token: string): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...read(), [reference]: token }))
  } catch {
    // Then the link of the email opens the order.
  }
}

export const keptToken = (reference: string): string => read()[reference] ?? ''
