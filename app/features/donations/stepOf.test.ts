import { expect, test } from 'vitest'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { stepOf } from './stepOf.ts'

const { own } = donations.english

test('a pledge waits for the bank statement, a card payment that was left open for nobody', () => {
  expect(stepOf(own, { status: 'pending', paymentMethod: 'gpay' })).toContain(
    'once it reaches our bank',
  )
  expect(stepOf(own, { status: 'pending', paymentMethod: 'card' })).toContain(
    'cancelled automatically',
  )
  expect(stepOf(own, { status: 'cancelled', paymentMethod: 'card' })).toBe(own.steps.cancelled)
})
