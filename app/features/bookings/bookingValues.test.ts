import { describe, expect, it } from 'vitest'
import {
  bookingValues,
  type BookingValues,
  emptyAddress,
  emptyBooking,
  toInput,
  toValues,
} from './bookingValues.ts'

const filled: BookingValues = {
  ...emptyBooking,
  preferredDate: '2026-12-01',
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
  acceptTerms: true,
}
const address = { ...emptyAddress, line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' }
const withNames = (...names: string[]) => ({ ...filled, sankalp: { ...filled.sankalp, names } })

const complaints = (values: BookingValues): Record<string, string> => {
  const parsed = bookingValues.safeParse(values)
  const found: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

describe('A booking form', () => {
  it('says of everything that is missing what it is', () => {
    expect(complaints({ ...emptyBooking, includePrasad: true })).toEqual({
      preferredDate: 'Please choose a date',
      preferredTime: 'Please choose a time',
      fullName: 'Required',
      email: 'Please enter a valid email address',
      'address.line1': 'Required',
      'address.city': 'Required',
      'address.postalCode': 'Required',
      acceptTerms: 'You must accept the terms and conditions',
    })
  })

  it('needs no address for a puja without prasad, and sends none', () => {
    expect(complaints(filled)).toEqual({})
    expect(toInput({ ...filled, address })).not.toHaveProperty('address')
    expect(toInput({ ...filled, includePrasad: true, address })).toMatchObject({
      address: { line1: '12 Laxmi Road', postalCode: '411030', country: 'IN' },
    })
  })

  it('is in one’s own name if no other is given', () => {
    expect(toInput(filled).sankalp?.names).toEqual(['Meera Kulkarni'])
    expect(toInput(withNames('Asha', 'Ravi', '', ' ')).sankalp?.names).toEqual(['Asha', 'Ravi'])
    expect(complaints(withNames('Asha', '', 'Ravi'))).toEqual({ 'sankalp.names.1': 'Required' })
  })

  it('sends an empty gotra as unknown, and no choice that was not made', () => {
    const withGotra = (gotra: string) =>
      toInput({ ...filled, sankalp: { ...filled.sankalp, gotra } }).sankalp
    expect(withGotra('Kashyapa')).toMatchObject({ gotra: 'Kashyapa', isGotraUnknown: false })
    const sankalp = withGotra(' ')
    expect(sankalp).toMatchObject({ isGotraUnknown: true })
    expect(sankalp?.nakshatra).toBeUndefined()
  })

  it('shows what was sent when it is edited', () => {
    const values = { ...withNames('Asha', 'Ravi'), includePrasad: true, address }
    expect(toInput(toValues(toInput(values)))).toEqual(toInput(values))
    // Of a puja in the booker's own name, a new full name is the one that is said.
    expect(toValues(toInput(filled)).sankalp.names).toEqual([''])
  })
})
