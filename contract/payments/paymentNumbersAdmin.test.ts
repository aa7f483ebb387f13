import { expect, test } from 'vitest'
import { gstin, hasPan, otherStateOf, upiId } from './paymentNumbersAdmin.ts'

const saidOf = (schema: typeof gstin, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

test.each([
  '27AAATG1234F1Z5',
  ' 27aaatg1234f1z5 ',
  '27-AAATG-1234F-1Z5',
  // Of well-known companies.
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
])('%j is a GSTIN', (text) => {
  expect(saidOf(gstin, text)).toEqual([])
})

test.each([
  ['27AAATG', /^A GSTIN has 15 characters/],
  ['27AAATG1234F1Y5', /^A GSTIN has 15 characters/],
  ['00AAATG1234F1Z5', /code of a state/],
  ['40AAATG1234F1Z5', /code of a state/],
  ['27AAAXG1234F1Z5', /are a PAN/],
  ['27AAATG0000F1Z5', /are a PAN/],
  ['27AAATG1234F1ZQ', /does not match/],
  ['27AAATG1243F1Z5', /does not match/],
  ['29AAATG1234F1Z5', /does not match/],
])('%j is none, and the reason is said once', (text, reason) => {
  expect(saidOf(gstin, text)).toEqual([expect.stringMatching(reason)])
})

test('one wrong character is always noticed', () => {
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const right = '27AAATG1234F1Z5'
  for (let at = 0; at < right.length; at += 1)
    for (const sign of signs)
      if (sign !== right[at])
        expect(saidOf(gstin, right.slice(0, at) + sign + right.slice(at + 1))).toHaveLength(1)
})

test.each([
  'temple@okhdfcbank',
  'temple.pune-1@sbi',
  '9876543210@ybl',
  ' temple @ upi ',
  'टेम्पल१@upi',
])('%j as a UPI ID', (text) => {
  expect(saidOf(upiId, text)).toEqual(text.startsWith('ट') ? [expect.any(String)] : [])
})

test.each([
  ['temple', /^Please enter a UPI ID/],
  ['@upi', /^Please enter a UPI ID/],
  ['a@b@upi', /^Please enter a UPI ID/],
  ['temple@1bank', /^Please enter a UPI ID/],
  ['temple@gmail.com', /looks like an email/],
  [`${'t'.repeat(120)}@upi`, /shorter/],
])('%j is no UPI ID, and the reason is said once', (text, reason) => {
  expect(saidOf(upiId, text)).toEqual([expect.stringMatching(reason)])
})

test.each([
  ['27AAATG1234F1Z5', ['Pune, Maharashtra 411011', 'India'], undefined],
  ['27AAATG1234F1Z5', ['Wai 412803'], undefined],
  ['29AAGCB7383J1Z4', ['Pune, Maharashtra'], /registered in Karnataka.*in Maharashtra/],
  ['29AAGCB7383J1Z4', ['Wai 412803'], /registered in Karnataka.*in Maharashtra/],
  // It does not say where.
  ['29AAGCB7383J1Z4', ['Temple Road'], undefined],
  // A street named after a state.
  ['29AAGCB7383J1Z4', ['Kerala Street', 'Bengaluru, Karnataka'], undefined],
  [undefined, ['Pune, Maharashtra'], undefined],
])('%s at %j', (number, address, reason) => {
  const said = otherStateOf({ locality: '', address, shop: { gstin: number } })
  if (reason) expect(said).toMatch(reason)
  else expect(said).toBeUndefined()
})

test('a GSTIN contains a PAN', () => {
  expect(hasPan('27AAATG1234F1Z5', ' aaatg1234f')).toBe(true)
  expect(hasPan('27AAPFU0939F1ZV', 'AAATG1234F')).toBe(false)
})
