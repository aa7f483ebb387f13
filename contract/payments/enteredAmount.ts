import * as z from 'zod/mini'

export const noAmount = 'Please enter an amount'

/** Rupees. An empty field of a form is NaN, which no request can have. */
export const enteredAmount = z.number({
  error: ({ input }) => (Number.isNaN(input) ? noAmount : undefined),
})
