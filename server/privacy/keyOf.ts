import { withAsciiDomain } from '#contract/fields.ts'

/** Usernames and addresses that look the same to a person count as the same. */
export const keyOf = (text: string): string =>
  withAsciiDomain(text.trim().normalize('NFKC')).toLowerCase()
