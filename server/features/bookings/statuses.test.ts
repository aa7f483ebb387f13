import { expect, test } from 'vitest'
import { bookingStatuses } from '#contract/bookings/public.ts'
import { isOver, isStillOpen, mayFollow, mayTakeAddress } from './statuses.ts'

const nextOf = (includePrasad: boolean) =>
  Object.fromEntries(
    bookingStatuses.map((status) => [
      status,
      bookingStatuses.filter((next) => mayFollow({ status, includePrasad }, next)),
    ]),
  )

test('the temple leads a booking from step to step, and never back', () => {
  expect(nextOf(true)).toEqual({
    pending: ['confirmed', 'cancelled'],
    confirmed: ['in_progress', 'cancelled'],
    in_progress: ['performed'],
    performed: ['prasad_sent', 'closed'],
    prasad_sent: ['closed'],
    closed: [],
    cancelled: [],
  })
})

test('nothing is sent if no prasad was requested', () => {
  expect(nextOf(false)).toEqual({ ...nextOf(true), performed: ['closed'] })
})

test('the devotee may change what has not begun', () => {
  expect(bookingStatuses.filter(isStillOpen)).toEqual(['pending', 'confirmed'])
})

test('it is over once nothing more is done or sent', () => {
  const of = (includePrasad: boolean) =>
    bookingStatuses.filter((status) => isOver({ status, includePrasad }))
  expect(of(true)).toEqual(['prasad_sent', 'closed', 'cancelled'])
  expect(of(false)).toEqual(['performed', 'prasad_sent', 'closed', 'cancelled'])
})

test('the address may change until the prasad is on its way', () => {
  const of = (includePrasad: boolean) =>
    bookingStatuses.filter((status) => mayTakeAddress({ status, includePrasad }))
  expect(of(true)).toEqual(['pending', 'confirmed', 'in_progress', 'performed'])
  expect(of(false)).toEqual([])
})
