import { describe, expect, test } from 'vitest'
import { bookingForm, bookingInput, toBookingInput } from './input.ts'

const bare = {
  pujaType: 'ganesh',
  preferredDate: '2026-12-01',
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
}
const sankalp = { names: ['Meera Kulkarni'], isGotraUnknown: true }
const address = { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' }
const form = { ...bare, sankalp, acceptTerms: true }

type Complaint = { path: string; message: string }
const complaintsOf = (schema: typeof bookingForm | typeof bookingInput, sent: unknown) => {
  const parsed = schema.safeParse(sent)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }): Complaint => ({ path: path.join('.'), message }))
}

describe('What the API takes', () => {
  test('is the bare payload, prasad without an address included', () => {
    expect(bookingInput.parse(bare)).toEqual({ ...bare, includePrasad: false })
    expect(complaintsOf(bookingInput, { ...bare, includePrasad: true })).toEqual([])
    expect(complaintsOf(bookingInput, { ...bare, phone: '', specialRequests: '' })).toEqual([])
  })

  test('is cleaned when a number or an address was copied with invisible marks', () => {
    const copied = { phone: '\u202a+91 98765 43210\u202c', email: '\u200bmeera@example.org\ufeff' }
    expect(bookingInput.parse({ ...bare, ...copied })).toMatchObject({
      phone: '+91 98765 43210',
      email: 'meera@example.org',
    })
  })

  test('has no terms to accept: the form dropped them', () => {
    expect(toBookingInput(bookingForm.parse(form))).toEqual(
      bookingInput.parse({ ...bare, sankalp }),
    )
  })

  test.each<[string, object, string, string]>([
    ['no puja', { pujaType: 'Havan!' }, 'pujaType', 'Please choose a puja'],
    ['no time', { preferredTime: 'night' }, 'preferredTime', 'Please choose a time'],
    ['no ISO date', { preferredDate: '1/12/2026' }, 'preferredDate', 'Please choose a date'],
    ['30 February', { preferredDate: '2026-02-30' }, 'preferredDate', 'This date does not exist'],
    ['month 13', { preferredDate: '2026-13-01' }, 'preferredDate', 'This date does not exist'],
    ['blank name', { fullName: '  ' }, 'fullName', 'Required'],
    [
      'a name of two lines',
      { fullName: 'Meera\nBcc: all@example.org' },
      'fullName',
      'Line breaks and control characters cannot be used',
    ],
    ['no e-mail', { email: '' }, 'email', 'Please enter a valid email address'],
    ['half an e-mail', { email: 'meera@' }, 'email', 'Please enter a valid email address'],
    [
      'two e-mails',
      { email: 'a@example.org,b@example.org' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'an e-mail with a header',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      'email',
      'Please enter a valid email address',
    ],
    ['words for a phone', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    ['a short phone', { phone: '12345' }, 'phone', 'Please enter a valid phone number'],
    ['a long phone', { phone: '1234567890123456' }, 'phone', 'Please enter a valid phone number'],
    [
      'an endless request',
      { specialRequests: 'x'.repeat(2001) },
      'specialRequests',
      'At most 2000 characters',
    ],
    [
      'no names',
      { sankalp: { ...sankalp, names: [] } },
      'sankalp.names',
      'Please enter at least one name',
    ],
    [
      'twelve names',
      { sankalp: { ...sankalp, names: Array.from({ length: 12 }, () => 'Om') } },
      'sankalp.names',
      'At most 11 names',
    ],
    ['a blank name', { sankalp: { ...sankalp, names: [' '] } }, 'sankalp.names.0', 'Required'],
    [
      'no word on the gotra',
      { sankalp: { names: ['Om'], gotra: '' } },
      'sankalp.gotra',
      'Please enter the gotra, or choose that you don’t know it',
    ],
    [
      'an unknown nakshatra',
      { sankalp: { ...sankalp, nakshatra: 'sirius' } },
      'sankalp.nakshatra',
      'Please choose from the list',
    ],
    [
      'an unknown rashi',
      { sankalp: { ...sankalp, rashi: 'ophiuchus' } },
      'sankalp.rashi',
      'Please choose from the list',
    ],
    [
      'prasad with a sankalp and no address',
      { includePrasad: true, sankalp },
      'address',
      'Please enter the address for the prasad',
    ],
    [
      'a PIN of five digits',
      { address: { ...address, postalCode: '41103' } },
      'address.postalCode',
      'Please enter a PIN code of 6 digits',
    ],
    [
      'a PIN that begins with 0',
      { address: { ...address, postalCode: '011030' } },
      'address.postalCode',
      'Please enter a PIN code of 6 digits',
    ],
    [
      'no country',
      { address: { ...address, country: 'India' } },
      'address.country',
      'Please choose a country',
    ],
  ])('refuses %s', (_, changes, path, message) => {
    expect(complaintsOf(bookingInput, { ...bare, ...changes })).toEqual([{ path, message }])
    expect(complaintsOf(bookingForm, { ...form, ...changes })).toContainEqual({ path, message })
  })

  test.each([
    ['eleven names', { sankalp: { ...sankalp, names: Array.from({ length: 11 }, () => 'Om') } }],
    ['a gotra', { sankalp: { names: ['Om'], gotra: 'Kashyapa' } }],
    ['choices left open', { sankalp: { ...sankalp, nakshatra: '', rashi: '', intention: '' } }],
    ['choices made', { sankalp: { ...sankalp, nakshatra: 'rohini', rashi: 'vrishabha' } }],
    ['a phone as people write it', { phone: '+91 (20) 5550-0108' }],
    ['a PIN in two halves', { address: { ...address, postalCode: '411 030' } }],
    ['an address abroad', { address: { ...address, postalCode: 'SW1A 1AA', country: 'gb' } }],
    ['prasad with an address', { includePrasad: true, sankalp, address }],
    ['a leap day', { preferredDate: '2028-02-29' }],
  ])('takes %s', (_, changes) => {
    expect(complaintsOf(bookingInput, { ...bare, ...changes })).toEqual([])
    expect(complaintsOf(bookingForm, { ...form, ...changes })).toEqual([])
  })
})

describe('The form', () => {
  test.each([false, undefined, 'true', 1])('is not sent with the terms %j', (acceptTerms) => {
    expect(complaintsOf(bookingForm, { ...form, acceptTerms })).toEqual([
      { path: 'acceptTerms', message: 'You must accept the terms and conditions' },
    ])
  })

  test('asks for the address as soon as prasad is wanted, beside its other complaints', () => {
    const paths = complaintsOf(bookingForm, {
      ...form,
      includePrasad: true,
      email: 'meera',
      acceptTerms: false,
    }).map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['acceptTerms', 'address', 'email'])
  })
})
