import { expect, test } from 'vitest'
import { jobs } from '#app/almanac/jobs.ts'
import { dayCard } from '#app/i18n/en/dayCard.ts'
import { tithis } from '#app/i18n/en/tithis.ts'
import { dayCardText, inOneLine } from './dayCardText.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }
const words = { ...dayCard.english, tithi: tithis.english.tithi }

const textOf = (place: typeof pune, date: string, festival?: object) =>
  dayCardText(
    {
      day: jobs.panchang({ place, reference: pune, date }),
      festival: festival as { name: string },
      city: place.name,
      timeZone: place.tz,
    },
    words,
  )

test('an ordinary day says when midday puja is, and when the moon rises', () => {
  expect(inOneLine(textOf(pune, '2026-11-26'))).toBe(
    'Krishna Dwitiya, Thursday, Nov 26, 2026 · until 1:15 PM · Midday puja in Pune: 11:14 AM · until 1:28 PM · moonrise 7:42 PM',
  )
})

test('a Sankashti says when its moon rises', () => {
  const festival = { name: 'Ganadhipa Sankashti', moonriseTime: '20:51' }
  expect(inOneLine(textOf(pune, '2026-11-27', festival))).toBe(
    'Ganadhipa Sankashti, Friday, Nov 27, 2026 · Krishna Tritiya until 9:49 AM · Moonrise in Pune: 8:51 PM · The fast is kept until then',
  )
})

test('where the Sun does not rise, the card says so', () => {
  const text = textOf(tromso, '2026-12-20')
  expect(text.label).toBe('The sun does not rise in Tromsø on this day')
  expect(text.time).toBe('')
})
