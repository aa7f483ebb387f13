import { notAtCounter, nothingToVoid, whyNotVoidToday } from '#server/payments/counterRules.ts'
import type { OrderRecord } from './repository.ts'
import type { ReturnRecord } from './returnRepository.ts'

type When = { readonly timeZone: string; readonly now: Date }

/** Why a sale cannot become void; undefined if it can: at the counter, on its own day. */
export const whyNotVoid = (
  order: OrderRecord,
  returns: readonly Pick<ReturnRecord, 'status'>[],
  { timeZone, now }: When,
): string | undefined => {
  if (order.delivery !== 'counter') return notAtCounter
  if (order.status !== 'delivered') return nothingToVoid
  if (returns.some(({ status }) => status !== 'refused'))
    return 'Something of it was returned already. Please take the rest back as a return, too.'
  const why = whyNotVoidToday(order, timeZone, now)
  return why && 'It was sold on an earlier day. Please take the goods back as a return instead.'
}
