import { AppError } from '#server/errors.ts'

/** The number as E.164 writes it, e.g. +919822011223. One that no telephone can have is refused. */
export const toE164 = async (typed: string): Promise<string> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumberFromString(typed)
  if (parsed?.isValid()) return parsed.number
  throw new AppError('invalid_input', undefined, [
    {
      pointer: '#/phoneNumber',
      detail: 'Must be in international format (e.g., +919876543210)',
    },
  ])
}
