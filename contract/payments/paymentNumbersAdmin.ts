import * as z from 'zod/mini'
import { asOneCode, asPlainCharacters } from '#contract/fields.ts'
import { indianStates, stateOfAddress, stateOfCode } from '#contract/orders/indianStates.ts'
import { isPanForm } from '#contract/donations/pan.ts'

const states: ReadonlySet<string> = new Set([...Object.values(indianStates), '97'])

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The last character follows from the others, so that a slip is noticed. Source:
 * https://cleartax.in/s/know-your-gstin (modulo 36).
 */
const checkSign = (others: string): string => {
  const sum = [...others].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return signs[(36 - (sum % 36)) % 36] ?? ''
}

/** State, PAN, number of the registration, Z, check character. `97` is *Other Territory*. */
export const gstin = z.string().check(
  asOneCode,
  z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, {
    error: 'A GSTIN has 15 characters, for example 27AAATG1234F1Z5',
    abort: true,
  }),
  z.refine((text) => states.has(text.slice(0, 2)), {
    error: 'A GSTIN begins with the code of a state, for example 27 for Maharashtra',
    abort: true,
  }),
  z.refine((text) => isPanForm(text.slice(2, 12)), {
    error: 'Characters 3 to 12 of a GSTIN are a PAN. Please check them',
    abort: true,
  }),
  z.refine(
    (text) => checkSign(text.slice(0, 14)) === text.slice(14),
    'This GSTIN has a wrong character: its last one does not match the others',
  ),
)

const upiExample = 'Please enter a UPI ID, for example name@bank'

/** The part after the @ is a payment service, not a domain. */
export const upiId = z.string().check(
  asPlainCharacters,
  z.overwrite((text) => text.replaceAll(' ', '')),
  z.regex(/^[^@]+@[^@]+$/, { error: upiExample, abort: true }),
  z.refine((text) => !/@.*\./.test(text), {
    error:
      'This looks like an email address. A UPI ID has no dot after the @, as in name@okhdfcbank',
    abort: true,
  }),
  z.maxLength(100, { error: 'A UPI ID is shorter. Please check it', abort: true }),
  z.regex(/^[\w.-]{2,}@[A-Za-z][A-Za-z0-9-]+$/, upiExample),
)

type Seller = {
  readonly locality: string
  readonly address: readonly string[]
  readonly shop?: { readonly gstin?: string | undefined } | undefined
}

/**
 * Why a GSTIN cannot be that of a temple at this address: its first two digits decide between CGST with
 * SGST and IGST for every buyer. Undefined if it can be, or if the address does not say.
 */
export const otherStateOf = ({ locality, address, shop }: Seller): string | undefined => {
  const code = shop?.gstin?.slice(0, 2)
  const own = stateOfAddress([...address, locality])
  // Those of Other Territory lie in no state.
  if (!code || !own || code === own || code === '97') return undefined
  return `This GSTIN is registered in ${stateOfCode(code)}, but the temple’s address is in ${stateOfCode(own)}`
}

/** Whether a complete GSTIN contains this PAN. */
export const hasPan = (number: string, pan: string): boolean =>
  number.trim().toUpperCase().slice(2, 12) === pan.trim().toUpperCase()
