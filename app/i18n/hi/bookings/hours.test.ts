import { expect, test } from 'vitest'
import { booking } from '#app/i18n/hi/bookings/booking.ts'
import { puja } from '#app/i18n/hi/bookings/puja.ts'

test('hours say the part of the day once, and twice where it changes', () => {
  const { moonriseHours } = puja.english
  expect(moonriseHours('रात 8:15', 'रात 10:15', false)).toBe('रात 8:15 से 10:15 बजे तक')
  expect(moonriseHours('रात 12:15', 'रात 2:15', true)).toBe(
    'रात 12:15 से 2:15 बजे तक, मध्यरात्रि के बाद',
  )
  expect(booking.english.span('शाम 7:00', 'रात 9:00')).toBe('शाम 7:00 से रात 9:00 बजे तक')
})
