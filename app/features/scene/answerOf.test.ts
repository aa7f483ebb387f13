import { describe, expect, it } from 'vitest'
import { skyOfDay } from '#app/almanac/skyOfDay.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { tithis } from '#app/i18n/en/panchang/tithis.ts'
import { aSankashti } from '#app/test/aSankashti.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { answerOf, type AnswerInput } from './answerOf.ts'

const words = { ...scene.english, tithis: tithis.english }
const pune = { name: 'Pune', lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata' }
const tromso = { name: 'Tromsø', lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' }

const skyOn = (date: string, place = pune) => skyOfDay({ place, reference: pune, date })
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const at = (date: string, time: string | undefined, more: Partial<AnswerInput> = {}) => {
  const next = new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const answer = answerOf(
    {
      date,
      timeZone: 'Asia/Kolkata',
      sky: skyOn(date),
      tomorrow: skyOn(next),
      now: time && Date.parse(`${date}T${time}:00+05:30`),
      ...more,
    } as AnswerInput,
    words,
  )
  return Object.values(answer).map(plain)
}

const moonrise = Date.parse('2026-11-27T20:51:00+05:30')

describe('The answer in the sky', () => {
  it('is the midday puja until it is over', () => {
    const puja = ['Midday puja in', '11:13 AM']
    const hoursOf = (time?: string) => at('2026-11-23', time).slice(2)
    expect(hoursOf('06:10')).toEqual([...puja, 'until 1:27 PM · in 5 h 4 min'])
    expect(hoursOf('12:00')).toEqual([...puja, 'now, until 1:27 PM'])
    expect(hoursOf()).toEqual([...puja, 'until 1:27 PM'])
  })

  it('begins with the tithi that runs now and its end, or in a rendered page that at sunrise', () => {
    const tithiAt = (time?: string) => at('2026-11-26', time).slice(0, 2)
    expect(tithiAt()).toEqual(['Thu, 26 Nov · tithi at sunrise', 'Krishna Dwitiya'])
    expect(tithiAt('08:00')).toEqual(['Thu, 26 Nov · tithi until 1:15 PM', 'Krishna Dwitiya'])
    // It ends at 1:15:53 PM.
    expect(tithiAt('13:15')[1]).toBe('Krishna Dwitiya')
    expect(tithiAt('13:16')).toEqual(['Thu, 26 Nov · tithi until 9:49 AM', 'Krishna Tritiya'])
    expect(tithiAt('23:00')).toEqual(['Thu, 26 Nov · tithi until 9:49 AM', 'Krishna Tritiya'])
    // More than a day ahead.
    expect(at('2026-11-18', '06:10')[0]).toMatch(/^Wed, 18 Nov · tithi until .*, 19 Nov$/)
  })

  it('is sunset in the afternoon, and tomorrow’s sunrise after that', () => {
    expect(at('2026-11-23', '15:00').slice(2)).toEqual(['Sunset in', '5:56 PM', 'in 2 h 57 min'])
    expect(at('2026-11-23', '22:00').slice(2)).toEqual([
      'Sunrise in',
      '6:46 AM',
      'tomorrow · in 8 h 47 min',
    ])
  })

  it('is the next worship of the temple’s own day, after the last of it the first of tomorrow', () => {
    const aartis = [
      { name: 'Kakad aarti', from: 'midnight', minutes: 360 },
      { name: 'Sandhya aarti', from: 'sunset', minutes: 15 },
      { name: 'Shej aarti', from: 'midnight', minutes: 1245 },
    ] as const
    const nextAt = (time: string) => at('2026-12-02', time, { aartis }).slice(2)
    expect(nextAt('05:00')).toEqual(['Kakad aarti in', '6:00 AM', 'in 1 h 0 min'])
    expect(nextAt('06:10')).toEqual(['Kakad aarti in', '6:00 AM', 'now'])
    expect(nextAt('15:00').slice(0, 1)).toEqual(['Sandhya aarti in'])
    expect(nextAt('19:30')).toEqual(['Shej aarti in', '8:45 PM', 'in 1 h 15 min'])
    expect(nextAt('22:00')).toEqual(['Kakad aarti in', '6:00 AM', 'tomorrow · in 8 h 0 min'])
    // The hour of a festival's puja comes before them.
    const { moonriseTime: _, ...rest } = aSankashti
    const festival: Festival = { ...rest, puja: { from: '11:14', until: '13:28' } }
    expect(at('2026-12-02', '08:00', { aartis, festival })[2]).toBe('Midday puja in')
  })

  it('is the moonrise of a Sankashti, before and after', () => {
    const fasting = { is: 'fasting', festival: aSankashti, moonrise } as const
    expect(at('2026-11-27', '18:20', { festival: aSankashti, prompt: fasting })).toEqual([
      '27 Nov · Chaturthi until 6:40 AM',
      'Ganadhipa Sankashti',
      'Moonrise in',
      '8:51 PM',
      'in 2 h 31 min · fast until then',
    ])
    const risen = { ...fasting, is: 'risen' } as const
    expect(at('2026-11-27', '21:10', { festival: aSankashti, prompt: risen })).toEqual([
      'Ganadhipa Sankashti',
      'The moon has risen',
      'Moonrise in',
      '8:51 PM',
      '19 min ago · offer arghya, then eat',
    ])
  })

  it('has the tithi of the hour beside a festival’s name, even where its own has not begun', () => {
    const fasting = { is: 'fasting', festival: aSankashti, moonrise } as const
    const eyebrow = at('2026-11-27', '07:00', { festival: aSankashti, prompt: fasting })[0]
    expect(eyebrow).toBe('27 Nov · Tritiya until 9:49 AM')
    const { moonriseTime: _, tithi: __, ...jatra } = aSankashti
    expect(at('2026-11-27', undefined, { festival: jatra })[0]).toBe(
      '27 Nov · Krishna Tritiya at sunrise',
    )
  })

  it('has no countdown in a rendered page', () => {
    expect(at('2026-11-27', undefined, { festival: aSankashti })).toEqual([
      '27 Nov · Krishna Chaturthi',
      'Ganadhipa Sankashti',
      'Moonrise in',
      '8:51 PM',
      'The fast is kept until then',
    ])
  })

  it('greets a great festival with its midday puja', () => {
    const festival: Festival = { ...aSankashti, name: 'Ganesh Chaturthi', date: '2026-09-14' }
    const { moonriseTime: _, ...great } = festival
    expect(
      at('2026-09-14', '08:00', {
        festival: great,
        prompt: { is: 'greeting', festival: great },
      }).slice(0, 3),
    ).toEqual(['गणपती बाप्पा मोरया', 'Ganesh Chaturthi', 'Midday puja in'])
  })

  it('says how long the puja of a festival is, whose tithi ends before midday does', () => {
    const { moonriseTime: _, ...rest } = aSankashti
    const puja = { from: '11:18', until: '12:26' }
    const festival: Festival = { ...rest, name: 'Ganesh Chaturthi', date: '2027-09-04', puja }
    const linesAt = (time: string) =>
      at('2027-09-04', time, { prompt: { is: 'greeting', festival } }).slice(2)
    expect(linesAt('09:14')).toEqual([
      'Midday puja in',
      '11:18 AM',
      'until 12:26 PM · in 2 h 5 min',
    ])
    expect(linesAt('11:30')).toEqual(['Midday puja in', '11:18 AM', 'now, until 12:26 PM'])
    expect(linesAt('12:30')).not.toContain('Midday puja in')
  })

  it('names the tithi where the sun does not rise, or does not set', () => {
    const winter = skyOn('2026-12-15', tromso)
    expect(at('2026-12-15', '12:00', { sky: winter })).toEqual([
      expect.stringMatching(/^Tue, 15 Dec · tithi until /),
      'Shukla Shashthi',
      'No sunrise today in',
      '15 Dec',
      '',
    ])
    const summer = skyOn('2026-06-20', tromso)
    expect(at('2026-06-20', '12:00', { sky: summer })[2]).toBe('No sunset today in')
  })

  it('is the date where the almanac is lost', () => {
    expect(at('2026-11-23', '12:00', { sky: undefined })).toEqual([
      'Mon, 23 Nov',
      '',
      'Today’s times are missing for',
      '23 Nov',
      '',
    ])
  })
})
