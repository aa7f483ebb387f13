import { orNone } from '#app/api/orNone.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReceipt } from '#contract/donations/receipts.ts'

/**
 * A receipt as the server has it now; null if there is none. Mostly somebody else's link opens it,
 * even for those who are logged in, so the server says whose it is in the same answer.
 */
export const receiptQuery = (number: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'receipt', number, token],
  queryFn: () => orNone(call(getReceipt, { number, ...(token && { token }) })),
})
