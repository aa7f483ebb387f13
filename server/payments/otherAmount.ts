import { formatRupees, paiseOf } from '#contract/payments/money.ts'
import { AppError } from '#server/errors.ts'

type AmountCheck = {
  /** What was announced, in whole rupees. */
  readonly expected: number
  readonly amountPaise: number
  /** Staff saw that it differs, and record what came. */
  readonly isOtherAmount: boolean | undefined
}

type ConfirmedAmount = {
  readonly pointer: '#/amount' | '#/amountPaise'
  readonly announced: string
}

/** Whether another amount came than was announced; it is refused until staff say that it did. */
export const checkAmount = (
  { expected, amountPaise, isOtherAmount = false }: AmountCheck,
  { pointer, announced }: ConfirmedAmount,
): boolean => {
  const isOther = paiseOf(expected) !== amountPaise
  if (!isOther || isOtherAmount) return isOther
  const detail = `${announced} ${formatRupees(expected)}. Please check the amount; if you received a different one, record what you received.`
  throw new AppError('invalid_input', undefined, [{ pointer, detail }])
}
