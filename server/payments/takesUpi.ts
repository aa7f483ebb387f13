import type { TempleSite } from '#contract/site/admin.ts'
import { invalidField } from '#server/errors.ts'

/** Without a UPI id of the temple's nobody can have paid by UPI, and there would be nowhere to look. */
export const assertTakesUpi = (
  { upiAddress }: Pick<TempleSite, 'upiAddress'>,
  pointer: string,
): void => {
  if (upiAddress === undefined) throw invalidField(pointer, { code: 'payments.noUpi' })
}
