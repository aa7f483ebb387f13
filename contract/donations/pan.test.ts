import { expect, test } from 'vitest'
import { maskedPan, pan } from './pan.ts'

test.each([
  'ABCPD1234F',
  'ABCPD१२३४F',
  'ＡＢＣＰＤ１２３４Ｆ',
  'ABCPD\u20111234\u2011F',
  'abcpd1234f',
  ' ABCPD 1234 F ',
  'AAATG-1234-E',
  'aaa\u200bhk0001z',
  '',
])('%j is taken as a PAN', (typed) => {
  const parsed = pan.safeParse(typed)
  expect(parsed.data).toMatch(/^([A-Z]{5}\d{4}[A-Z])?$/)
})

test.each([
  'ABCPD1234',
  'ABCPD12345',
  'ABCXD1234F', // no such holder
  'ABCP01234F',
  'ABCPD1234FF',
  '1BCPD1234F',
  'अबकपद1234F',
  'ABCPD0000F',
  '<ABCPD1234F>',
])('%j is none, and that is said', (typed) => {
  expect(pan.safeParse(typed).error?.issues[0]?.message).toMatch(/^A PAN has five letters/)
})

test('what is shown of it is not enough to use it', () => {
  expect(maskedPan('ABCPD1234F')).toBe('ABCPD****F')
})
