import { expect, test } from 'vitest'
import { guessName } from './guessName.ts'

test.each([
  ['NEFT-N305262345678901-MEERA KULKARNI-HDFC0000123', 'Meera Kulkarni'],
  ['UPI/630512345678/ARJUN S RAO/arjun@okhdfc/Payment', 'Arjun S Rao'],
  ['BY TRANSFER-NEFT*SBIN0001*N30526*ASHA DEVI', 'Asha Devi'],
  ['CASH DEPOSIT BY SELF', ''],
  ['NEFT CR 000123', ''],
])('%s names %s', (text, name) => {
  expect(guessName(text)).toBe(name)
})
