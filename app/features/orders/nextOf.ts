import type { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Order } from '#contract/orders/public.ts'

/** Unpaid, and without a claim that it was paid. */
export const isToBePaid = ({ status, isPaid, payment, claimedAt }: Order): boolean =>
  status === 'placed' && !isPaid && payment !== 'cod' && claimedAt === undefined

/** The status in a word or two. */
export const chipOf = (order: Order, words: typeof orderWords.english): string => {
  if (isToBePaid(order)) return words.toPay
  if (order.status === 'placed' && order.claimedAt && !order.isPaid) return words.claimed
  return words.status[order.status]
}

/** What happens next, in a sentence. */
export function nextOf(
  { status, payment, amount, isPaid, claimedAt, lines, can }: Order,
  { next: words }: typeof orderWords.english,
): string {
  if (status === 'placed') {
    if (payment === 'cod') return words.cod(formatRupees(amount))
    if (claimedAt) return words.claimed
    if (!can.pay) return words.over
    return payment === 'card' ? words.card : words.upi
  }
  if (status === 'cancelled' && payment === 'upi' && !isPaid) return words.cancelledUpi
  const isFiles = lines.every(({ category }) => category === 'digital')
  return isFiles && (status === 'delivered' || status === 'paid') ? words.files : words[status]
}
