import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newDonationReference } from '#contract/donations/reference.ts'
import { googlePayLink, phoneOf, upiLink } from './upi.ts'

const payment = {
  address: 'temple@bank',
  name: 'Shri Ganesha Mandir',
  amount: 501,
  reference: 'D7K3M9WACE',
}

const read = (link: string) => new Map(new URL(link).searchParams)

describe('A UPI link', () => {
  it('names payee, amount and reference', () => {
    expect(upiLink(payment)).toBe(
      'upi://pay?pa=temple@bank&pn=Shri%20Ganesha%20Mandir&tr=D7K3M9WACE&tn=D7K3M9WACE%20Donation&am=501.00&cu=INR',
    )
  })

  it('has a name even beside the longest address', () => {
    const address = `${'a'.repeat(120)}@bank`
    expect(read(upiLink({ ...payment, address })).get('pn')).toBe('Shri Ganesha Mandir')
  })

  it('holds a name in Devanagari, escaped', () => {
    const link = upiLink({ ...payment, name: 'श्री गणेश' })
    expect(link).toMatch(/^[\x21-\x7e]+$/)
    expect(read(link).get('pn')).toBe('श्री गणेश')
  })

  it('never has more than one of anything, whatever a name contains', () => {
    const name = 'A & B&am=1&pa=thief@bank#+?=%26'
    const link = upiLink({ ...payment, name })
    expect([...new URL(link).searchParams.keys()]).toEqual(['pa', 'pn', 'tr', 'tn', 'am', 'cu'])
    expect(read(link).get('pn')).toBe(name)
    expect(read(link).get('am')).toBe('501.00')
  })

  it('is short, plain and complete for every temple and amount', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.stringMatching(/^[\w.-]{2,50}@[a-z]{1,20}$/),
        fc.integer({ min: 1, max: 100_000 }),
        (name, address, amount) => {
          const reference = newDonationReference()
          const link = upiLink({ name, address, amount, reference })
          const said = read(link)
          expect(link.length).toBeLessThan(200)
          expect(link).not.toContain('+')
          expect(link).toContain(`pa=${address}&`)
          expect(name.trim().startsWith(said.get('pn') ?? '?')).toBe(true)
          expect(said.get('tr')).toBe(reference)
          expect(said.get('am')).toBe(`${amount}.00`)
          expect(said.get('cu')).toBe('INR')
        },
      ),
    )
  })
})

describe('Google Pay', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 5) Chrome/140 Mobile Safari/537.36'
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
  const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36'

  it('is opened by name on Android', () => {
    expect(googlePayLink(payment, phoneOf(android))).toMatch(
      /^intent:\/\/pay\?pa=temple@bank&.*&cu=INR#Intent;scheme=upi;package=com\.google\.android\.apps\.nbu\.paisa\.user;end$/,
    )
  })

  it('has a separate scheme on iPhones', () => {
    expect(googlePayLink(payment, phoneOf(iphone))).toMatch(/^gpay:\/\/upi\/pay\?pa=temple@bank&/)
  })

  it('cannot be opened from a computer', () => {
    expect(googlePayLink(payment, phoneOf(computer))).toBeUndefined()
  })
})
