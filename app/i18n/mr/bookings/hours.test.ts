import { expect, test } from 'vitest'
import { booking } from '#app/i18n/mr/bookings/booking.ts'
import { puja } from '#app/i18n/mr/bookings/puja.ts'
import { contact } from '#app/i18n/mr/contact/contact.ts'

test('hours say the part of the day once, and twice where it changes', () => {
  const { moonriseHours } = puja.english
  expect(moonriseHours('रात्री 8:15', 'रात्री 10:15', false)).toBe('रात्री 8:15 ते 10:15')
  expect(moonriseHours('संध्याकाळी 4', 'रात्री 8', false)).toBe('संध्याकाळी 4 ते रात्री 8')
  expect(booking.english.span('सकाळी 6:00', 'सकाळी 10:00')).toBe('सकाळी 6:00 ते 10:00')
  expect(contact.english.alsoOpen('रात्री 8:15', 'रात्री 10:15')).toBe(
    'चंद्रोदयासाठी रात्री 8:15 ते 10:15 मंदिर उघडे',
  )
})
