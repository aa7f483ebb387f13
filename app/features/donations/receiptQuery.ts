import { fetchByLink } from '#app/offline/fetchByLink.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getReceipt } from '#contract/donations/receipts.ts'

/**
 * A receipt as the server has it now, and whether it belongs to the logged-in account; null if
 * there is none.
 */
export const receiptQuery = (number: string, token: string) => ({
  ...momentary,
  queryKey: [privateKey, 'receipt', number, token],
  queryFn: async () => {
    const { item, account } = await fetchByLink(token, (key) =>
      call(getReceipt, { number, ...key }),
    )
    return item && { receipt: item, isOwn: account !== undefined }
  },
})
