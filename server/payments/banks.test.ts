import { expect, test } from 'vitest'
import { bankKey } from './banks.ts'

test.each([
  ['SBI', 'S.B.I.', 'S B I', 'State Bank of India', 'The State Bank', 'STATE BANK OF INDIA LTD.'],
  ['SBI, Wai', 'S.B.I. WAI', 'State Bank of India, Wai'],
  ['Bank of Baroda', 'BOB', 'B.O.B.'],
  ['Bank of India', 'BOI'],
  ['Bank of Maharashtra', 'BOM', 'Maha Bank'],
  ['J&K Bank', 'Jammu & Kashmir Bank', 'JKB'],
  ['HDFC', 'HDFC Bank Ltd', 'H.D.F.C. Bank'],
  ['Saraswat Co-op Bank', 'Saraswat Bank', 'The Saraswat Co-operative Bank Ltd.'],
  ['बँक ऑफ महाराष्ट्र', 'बँक ऑफ महाराष्ट्र'],
])('%s is one bank, however it is written', (...names) => {
  expect(new Set(names.map(bankKey)).size).toBe(1)
})

test('banks with similar names stay apart', () => {
  const names = [
    'SBI',
    'SBI Wai',
    'SBI Satara',
    'Indian Bank',
    'Indian Overseas Bank',
    'Bank of India',
    'Union Bank',
    'City Union Bank',
    'Central Bank',
    'Punjab National Bank',
    'Bank',
    'Punjab and Sind Bank',
    'Bank of Baroda',
    'Bank of Maharashtra',
    'South Indian Bank',
  ]
  expect(new Set(names.map(bankKey)).size).toBe(names.length)
  expect(bankKey('')).toBe('')
})
