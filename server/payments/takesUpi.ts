import type { TempleSite } from '#contract/site/admin.ts'
import { AppError } from '#server/errors.ts'

/** Without a UPI id of the temple's nobody can have paid by UPI, and there would be nowhere to look. */
export const assertTakesUpi = (
  { upiAddress }: Pick<TempleSite, 'upiAddress'>,
  pointer: string,
): void => {
  if (upiAddress !== undefined) return
  const detail = 'UPI is not available yet. Please choose another way to pay'
  throw new AppError('invalid_input', `${detail}.`, [{ pointer, detail }])
}
