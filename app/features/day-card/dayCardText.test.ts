import { expect, test } from 'vitest'
import { jobs } from '#app/almanac/jobs.ts'
import { dayCard } from '#app/i18n/en/day-card/dayCard.ts'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { dayCardText, inOneLine } from './dayCardText.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }
const apia = { name: 'Apia', lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' }
const words = {
  ...dayCard.english,
  tithi: tithis.english.tithi,
  parts: festivalGroups.english.parts,
}

const cardText = (place: typeof pune, date: string, festival?: object, now?: number) =>
  dayCardText(
    {
      day: jobs.panchang({ place, reference: pune, date }),
      limbs: jobs.limbs({ place, reference: pune, date }),
      festival: festival as { name: string },
      city: place.name,
      timeZone: place.tz,
      now,
    },
    words,
  )

test('an ordinary day says when midday puja is, and when the moon rises', () => {
  expect(inOneLine(cardText(pune, '2026-11-26'))).toBe(
    'Krishna Dwitiya, Thursday, 26 Nov 2026 · at sunrise, until 1:15 PM · Mrigashirsha nakshatra at sunrise, until 5:47 PM · Midday puja in Pune: 11:14 AM · until 1:28 PM · moonrise 7:42 PM',
  )
})

const sankashti = {
  tithi: 19,
  name: 'Ganadhipa Sankashti',
  moonriseTime: '20:51',
}

test('a Sankashti says when its moon rises, and names the tithi that makes it one', () => {
  expect(inOneLine(cardText(pune, '2026-11-27', sankashti))).toBe(
    'Ganadhipa Sankashti, Friday, 27 Nov 2026 · Krishna Chaturthi from 9:49 AM to 6:40 AM, 28 Nov · Ardra nakshatra at sunrise, until 3:08 PM · Moonrise in Pune: 8:51 PM · The fast is kept until then',
  )
})

test('today it names what runs now', () => {
  const at = (time: string) => Date.parse(`${time}+05:30`)
  expect(cardText(pune, '2026-11-26', undefined, at('2026-11-26T18:10'))).toMatchObject({
    name: 'Krishna Tritiya',
    tithi: 'until 9:49\u00a0AM, 27 Nov',
    nakshatra: 'Ardra nakshatra until 3:08\u00a0PM, 27 Nov',
  })
  const { tithi } = cardText(pune, '2026-11-27', sankashti, at('2026-11-27T08:00'))
  expect(tithi).toBe('Krishna Tritiya until 9:49\u00a0AM')
})

test.each([
  [tromso, '2026-12-20', 'The sun does not rise in Tromsø on this day'],
  [tromso, '2026-06-21', 'The sun does not set in Tromsø on this day'],
  // It rises for the last time before it stays up.
  [tromso, '2026-05-18', 'The sun does not set in Tromsø on this day'],
  [apia, '2011-12-30', 'This date was skipped in Apia'],
])('a day without midday says why: %o, %s', (place, date, label) => {
  const text = cardText(place, date)
  expect(text).toMatchObject({ label, time: '' })
  expect(text.nakshatra).toMatch(/ nakshatra at sunrise, until /)
})

test('a great festival says when its worship is', () => {
  const hours = { of: 'nishita', from: '00:27', until: '01:17', isNextDay: true }
  const text = cardText(pune, '2026-02-15', { name: 'Maha Shivaratri', hours })
  expect(inOneLine(text)).toContain('Midnight worship in Pune: 12:27 AM · until 1:17 AM, 16 Feb')
})
