import * as z from 'zod/mini'
import { utr } from '#contract/donations/input.ts'

export type UtrValues = { utr: string }

export const noUtr: UtrValues = { utr: '' }

/** Removes the spaces that banks print; an empty field is omitted. */
export const typedUtr = ({ utr: typed }: UtrValues): { utr?: string | undefined } => {
  const plain = typed.replaceAll(/[\s-]/g, '')
  return plain === '' ? {} : { utr: plain }
}

/** The bank's number of a UPI payment, as a payer types it. */
export const utrSchema = z.pipe(z.transform(typedUtr), z.object({ utr: z.optional(utr) }))
