import { expect, test } from 'vitest'
import { everyReason } from './i18n/everyReason.ts'
import { refusals } from './i18n/en/refusals/refusals.ts'
import { sentence } from './i18n/en/refusals/sentence.ts'
import { reasonText } from './refusals.ts'

test.each(everyReason)('$code has a whole English text', (reason) => {
  const text = reasonText(refusals, reason) ?? ''
  expect(text).toMatch(/[a-z].*[a-z]/is)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.|\s\s/)
  expect(sentence(text)).toMatch(/[.!?]$/)
})

test.each(['bookings.unheardOf', 'unheardOf.taken', 'constructor.name', 'bookings', ''])(
  'there are no words for “%s”, which a newer server may say',
  (code) => expect(reasonText(refusals, { code })).toBeUndefined(),
)
