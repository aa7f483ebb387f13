import { AppError } from '#server/errors.ts'

/** The number as E.164 writes it, e.g. +919822011223. One that no telephone can have is refused. */
export const toE164 = async (typed: string): Promise<string> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max')
  const parsed = parsePhoneNumberFromString(typed)
  if (parsed?.isValid()) return parsed.number
  const fault = { pointer: '#/phoneNumber', code: 'reminders.badPhone' } as const
  throw new AppError('invalid_input', undefined, [fault])
}
