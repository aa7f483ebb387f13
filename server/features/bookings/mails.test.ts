import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingPath, type Booking } from '#contract/bookings/public.ts'
import { bookingInput } from '#contract/bookings/input.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { address, payload } from '#server/test/bookings.ts'
import { expectTranslated, latinIn, textsOf, withPseudoWords } from '#server/test/pseudoWords.ts'
import { mailToDevotee, mailToTemple } from './mails.ts'

const booking: Booking = {
  ...bookingInput.parse({
    ...payload,
    phone: '+91 98220 00000',
    specialRequests: 'A <b>wheelchair</b> & a chair',
    includePrasad: true,
    sankalp: {
      names: ['Meera Kulkarni', 'अर्जुन'],
      isGotraUnknown: true,
      nakshatra: 'purva_phalguni',
      rashi: 'simha',
      intention: 'For our new home',
    },
    address,
  }),
  id: 'b1',
  pujaName: 'Satyanarayana Puja',
  reference: 'PJ-2026-7K3M9W',
  token: 'AbCdEfGhIjKlMnOpQrStUv',
  status: 'pending',
  startsAt: '2026-12-01T00:30:00.000Z',
  endsAt: '2026-12-01T04:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  isAddressMissing: false,
  trail: [{ status: 'pending', at: '2026-11-21T06:30:00.000Z', by: 'devotee' }],
  canCancel: true,
  canReschedule: true,
  changeUntil: '2026-11-30T00:30:00.000Z',
  createdAt: '2026-11-21T06:30:00.000Z',
}
const of = {
  language: 'en' as const,
  booking,
  temple: exampleSite,
  publicUrl: 'https://temple.example',
  isOwnAddress: true,
  hasLink: true,
}

describe('The mail to the devotee', () => {
  test('says what was booked, and has the secret link under the temple’s own address', () => {
    const { to, subject, text, html, replyTo } = mailToDevotee('pending', of)
    expect(to).toBe('meera@example.org')
    expect(subject).toBe(
      'We received your puja request: Satyanarayana Puja, Tue, 1 Dec 2026 (PJ-2026-7K3M9W)',
    )
    expect(replyTo).toEqual({ name: exampleSite.name, address: exampleSite.email })
    const link = `https://temple.example${bookingPath(booking)}`
    expect(link).toBe('https://temple.example/booking/pj-2026-7k3m9w#AbCdEfGhIjKlMnOpQrStUv')
    for (const part of [
      'Namaste Meera Kulkarni,',
      'Reference: PJ-2026-7K3M9W',
      'Time: Morning (6 AM - 10 AM)',
      'Names for the sankalp: Meera Kulkarni\nअर्जुन',
      'Gotra: not known',
      'Nakshatra: Purva Phalguni',
      'Rashi: Simha',
      'Prasad: 12 Laxmi Road\nPune 411030\nIN',
      link,
    ]) {
      expect(text).toContain(part)
    }
    expect(html).toContain(link)
    expect(html).toContain('A &lt;b&gt;wheelchair&lt;/b&gt; &amp; a chair')
  })

  test('repeats nothing that was written, where nobody knows whose address it is', () => {
    const { text, html } = mailToDevotee('pending', { ...of, isOwnAddress: false })
    for (const part of [
      'Namaste,',
      'Reference: PJ-2026-7K3M9W',
      'Puja: Satyanarayana Puja',
      'Time: Morning (6 AM - 10 AM)',
      'Nakshatra: Purva Phalguni',
      'Prasad: to be sent',
      'are on your booking page',
      bookingPath(booking),
    ]) {
      expect(text).toContain(part)
    }
    expect(text + html).not.toMatch(/Meera|अर्जुन|home|wheelchair|Laxmi|Pune/)
  })

  test.each([
    // At 11 PM for six in the morning of the day after.
    ['pending', '2026-11-30T17:30:00.000Z', true],
    ['pending', '2026-11-30T00:30:00.001Z', true],
    ['pending', '2026-11-30T00:30:00.000Z', false],
    ['confirmed', '2026-11-30T17:30:00.000Z', false],
  ] as const)('%s at %s asks for a call: %s', (status, at, isAsked) => {
    const late = { ...booking, status, trail: [{ status, at, by: 'devotee' as const }] }
    const { text } = mailToDevotee(status, { ...of, booking: late })
    const call = `This puja is too close to change online. Please also call us, so that we can confirm it in time: ${exampleSite.phone}`
    expect(text.includes(call)).toBe(isAsked)
  })

  test('says that the address will be asked for', () => {
    const missing: Booking = { ...booking, address: undefined, isAddressMissing: true }
    const { text } = mailToDevotee('pending', { ...of, booking: missing })
    expect(text).toContain('we will ask you for the address')
    expect(mailToTemple('pending', { ...of, booking: missing }).text).toContain('address needed')
  })

  test.each(['confirmed', 'in_progress', 'performed', 'prasad_sent', 'closed'] as const)(
    'has words of its own for %s',
    (status) => {
      const { subject, text } = mailToDevotee(status, of)
      expect(subject).not.toContain('received')
      expect(text).toContain(booking.reference)
    },
  )
})

describe('The mail to the temple', () => {
  test('goes to its office, is answered to the devotee, and gives nobody the secret link', () => {
    const mail = mailToTemple('pending', of)
    expect(mail.to).toBe(exampleSite.email)
    expect(mail.replyTo).toEqual({ name: 'Meera Kulkarni', address: 'meera@example.org' })
    expect(mail.text).toContain('Phone: +91 98220 00000')
    expect(JSON.stringify(mail)).not.toContain(booking.token)
  })
})

const isTaken = (words: object): boolean => bookingInput.safeParse({ ...payload, ...words }).success

test('typed text stays in the body: no email goes to, or claims to be from, anybody else', () => {
  const line = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
  const typed = fc.record({
    fullName: line.filter((fullName) => isTaken({ fullName })),
    email: fc.emailAddress().filter((email) => isTaken({ email })),
    specialRequests: fc.string({ maxLength: 60 }),
  })
  fc.assert(
    fc.property(typed, (words) => {
      const sent = {
        ...of,
        booking: { ...booking, ...bookingInput.parse({ ...payload, ...words }) },
      }
      for (const mail of [mailToDevotee('confirmed', sent), mailToTemple('pending', sent)]) {
        const heads = [mail.to, mail.subject, mail.replyTo?.name, mail.replyTo?.address]
        for (const head of heads) expect(head).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        for (const at of [mail.to, mail.replyTo?.address]) {
          expect(at).toMatch(/^[^\s,;<>]+@[^\s,;<>@]+$/)
        }
      }
    }),
  )
})

test('text with a control character or a second address is not an email address', () => {
  const two = fc
    .tuple(fc.emailAddress(), fc.constantFrom(',', ';', ' ', '\r\n', '\0', '<', '>', '\u2028'))
    .map(([address, between]) => `${address}${between}all@example.org`)
  fc.assert(
    fc.property(two, (email) => {
      expect(isTaken({ email })).toBe(false)
    }),
  )
})

describe('For those who read Marathi', () => {
  withPseudoWords()
  const typed = ['Meera Kulkarni', 'A <b>wheelchair</b> & a chair', 'For our new home']
  const named = ['Satyanarayana Puja', exampleSite.name, ...Object.values(address), 'Maharashtra']
  const at = '2026-11-21T06:30:00.000Z'
  const movedFrom = { date: '2026-12-02', slot: 'evening', hours: '6 AM-9 PM' } as const
  const moonrise = { preferredTime: 'moonrise', moonrise: '00:20' } as const

  test.each([
    'pending',
    'moved',
    'confirmed',
    'in_progress',
    'performed',
    'prasad_sent',
    'closed',
    'cancelled',
    'new_link',
  ] as const)('an email has no English words: %s', (event) => {
    for (const by of ['devotee', 'temple'] as const)
      for (const change of [{}, moonrise, { exactTime: '07:30', includePrasad: false }])
        for (const isKnown of [true, false]) {
          const trail = [{ status: 'pending', at, by, movedFrom }] as const
          const about = { ...of, isOwnAddress: isKnown, hasLink: isKnown, language: 'mr' } as const
          const changed = { ...booking, ...change, trail: [...trail] }
          const { icalEvent = '', ...mail } = mailToDevotee(event, { ...about, booking: changed })
          expectTranslated(mail, [...typed, ...named])
          const texts = icalEvent
            .replaceAll('\r\n ', '')
            .match(/(?<=^(?:SUMMARY|DESCRIPTION):).*/gm)
          expect(texts?.length ?? 0).toBeGreaterThanOrEqual(icalEvent ? 2 : 0)
          expect(latinIn(textsOf(texts), [...typed, ...named])).toEqual([])
        }
  })
})
