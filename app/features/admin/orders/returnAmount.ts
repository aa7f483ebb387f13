import type { StaffOrderDetails } from '#contract/orders/admin.ts'

type Piece = { readonly id: string; readonly quantity: number }

/** What the returned items cost, in whole rupees; the delivery is not refunded for them. */
export const returnAmount = (
  { lines }: Pick<StaffOrderDetails, 'lines'>,
  items: readonly Piece[],
): number =>
  items.reduce((sum, { id, quantity }) => {
    const price = lines.find((line) => line.id === id)?.price ?? 0
    return sum + price * quantity
  }, 0)
