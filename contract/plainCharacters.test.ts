import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { clockTime, calendarDay } from '#contract/bookings/pujas.ts'
import { tenderFields } from '#contract/counter/tenderAdmin.ts'
import { utr as payersUtr } from '#contract/donations/input.ts'
import { utr as banksUtr } from '#contract/donations/admin.ts'
import { plainCharacters } from './fields.ts'
import { orderInput } from '#contract/orders/input.ts'
import { pan } from '#contract/donations/pan.ts'
import { gstin } from '#contract/payments/paymentNumbersAdmin.ts'
import { whoseData } from '#contract/privacy/admin.ts'
import { phone } from './phone.ts'
import { postalAddress } from '#contract/site/postalAddress.ts'
import { totpCode } from '#contract/accounts/totp.ts'
import { phoneNumber, whatsappCode } from '#contract/whatsapp/public.ts'

const { phone: buyersPhone, reference } = orderInput.shape

const field =
  (schema: z.ZodMiniType, around: (text: string) => unknown = (text) => text) =>
  (text: string) =>
    JSON.stringify(schema.safeParse(around(text)).data)

/** Each with how it is typed on an English keyboard. */
const fields: readonly (readonly [string, (text: string) => string | undefined, string])[] = [
  ['a phone', field(phone), '+91 98765-43210'],
  ['a buyer’s phone', field(buyersPhone), '(020) 2543 2100'],
  ['a WhatsApp number', field(phoneNumber), '+91 98765-43210'],
  ['a WhatsApp code', field(whatsappCode), '402718'],
  [
    'a PIN code',
    field(postalAddress, (postalCode) => ({ line1: 'A', city: 'Pune', postalCode })),
    '411 030',
  ],
  ['a PAN', field(pan), 'ABCPD 1234 F'],
  ['a GSTIN', field(gstin), '27AAATG1234F1Z5'],
  ['a code of an authenticator', field(totpCode), '402 718'],
  ['a payer’s UTR', field(payersUtr), '4027 1834 9012'],
  ['a bank’s UTR', field(banksUtr), 'HDFC-5202-6112-8001'],
  ['a cheque', field(tenderFields.slip), '004217'],
  ['a day', field(calendarDay), '2026-11-27'],
  ['a time', field(clockTime), '09:30'],
  ['a reference', field(reference), 'S7K3M9WACE'],
  ['the number of a person', field(whoseData, (contact) => ({ contact })), '+91 98765 43210'],
]

/** Zeros of Devanagari, Gujarati, Bengali, Telugu, Arabic and full-width digits. */
const zeros = [0x966, 0xae6, 0x9e6, 0xc66, 0x660, 0xff10]
const hyphens = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\uff0d']
const blanks = ['\u00a0', '\u2003', '\u202f', '\u3000', '\u2009']
const marks = ['\u200b', '\u200e', '\u2060', '\ufeff']

const keyboards = fc.record({
  zero: fc.constantFrom(...zeros),
  hyphen: fc.constantFrom(...hyphens),
  blank: fc.constantFrom(...blanks),
  mark: fc.constantFrom('', ...marks),
})

describe.each(fields)('%s', (name, parse, typed) => {
  test('may come from another keyboard', () => {
    const plain = parse(typed)
    expect(plain, typed).toBeDefined()
    fc.assert(
      fc.property(keyboards, ({ zero, hyphen, blank, mark }) => {
        const other = typed
          .replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
          .replaceAll('-', hyphen)
          .replaceAll(' ', blank)
        expect(parse(mark + other)).toBe(plain)
      }),
      { numRuns: 60 },
    )
  })

  test('of letters alone is none', () => {
    // A recovery code takes the place of an authenticator’s.
    expect(parse('अबक') === undefined).toBe(!name.includes('authenticator'))
  })
})

test('what is plain already stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(plainCharacters(text)).toBe(text)
    }),
  )
})
