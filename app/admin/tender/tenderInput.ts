import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'

/** What a form holds of each way of paying. */
export const emptyTender = { utr: '', slip: '', bank: '' }

type Typed = typeof emptyTender

/** Of what was typed, only what belongs to the chosen way of paying. */
export const tenderInput = (method: TenderMethod, { utr, slip, bank }: Typed): Partial<Typed> => ({
  ...(method === 'upi' && utr.trim() && { utr }),
  ...((method === 'cheque' || method === 'card_machine') && slip.trim() && { slip }),
  ...(method === 'cheque' && { bank }),
})
