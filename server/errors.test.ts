import { describe, expect, test } from 'vitest'
import { AppError, invalidField } from './errors.ts'
import { toProblem } from './http/problem.ts'

describe('A refusal', () => {
  test('says in English what its reason says, for logs and other programs', () => {
    const reason = { code: 'bookings.tooFar', params: { until: '2026-12-01' } } as const
    expect(toProblem(new AppError('slot_closed', reason))).toMatchObject({
      status: 409,
      code: 'slot_closed',
      reason,
      detail: 'This puja can be booked until Tue, 1 Dec 2026.',
    })
  })

  test('of a field stands beside it without a full stop, and on its own as a sentence', () => {
    expect(toProblem(invalidField('#/pujaType', { code: 'bookings.noPuja' }))).toMatchObject({
      code: 'invalid_input',
      detail: 'Please choose a puja.',
      errors: [{ pointer: '#/pujaType', code: 'bookings.noPuja', detail: 'Please choose a puja' }],
    })
  })

  test('without a reason has the words of its code, and staff may read any others', () => {
    const plain = toProblem(new AppError('wrong_status'))
    expect(plain).toMatchObject({ detail: 'This can no longer be done.' })
    expect(plain).not.toHaveProperty('reason')
    expect(toProblem(new AppError('wrong_status', 'It is void.')).detail).toBe('It is void.')
  })
})
