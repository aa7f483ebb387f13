import * as z from 'zod/mini'

const noAmount = 'Please enter an amount'
const inWords = 'Please enter the amount in digits, like 501'

/** Rupees. An empty field of a form is NaN, and words are infinite; no request can have either. */
export const enteredAmount = z.number({
  error: ({ input }) =>
    Number.isNaN(input) ? noAmount : input === Number.POSITIVE_INFINITY ? inWords : undefined,
})
