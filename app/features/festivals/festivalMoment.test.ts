import { describe, expect, it } from 'vitest'
import { festivalGroups } from '#app/i18n/en/festivals/festivalGroups.ts'
import { festivalPage } from '#app/i18n/en/festivals/festivalPage.ts'
import { scene } from '#app/i18n/en/scene/scene.ts'
import { aSankashti } from '#app/test/aSankashti.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { canBeReminded, festivalMoment } from './festivalMoment.ts'

const words = {
  page: festivalPage.english,
  scene: scene.english,
  parts: festivalGroups.english.parts,
}
const timeZone = 'Asia/Kolkata'
const ist = (text: string): number => Date.parse(`${text}:00+05:30`)

const moonrise = ist('2026-11-27T20:51')

const { moonriseTime: _, ...day } = aSankashti
const chaturthi: Festival = {
  ...day,
  name: 'Ganesh Chaturthi',
  date: '2026-09-14',
  puja: { from: '11:16', until: '13:43' },
}
const puja = { start: ist('2026-09-14T11:16'), end: ist('2026-09-14T13:43') }

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const at = (now: string | undefined, of = { festival: aSankashti, moonrise }) => {
  const input = { timeZone, now: now === undefined ? undefined : ist(now), ...of }
  const { is, label, time, line, daysLeft } = festivalMoment(input, words)
  return [is, label, plain(time), plain(line), daysLeft]
}

describe('A reminder can be chosen', () => {
  const canAt = (
    now: string,
    of: Parameters<typeof at>[1] = { festival: aSankashti, moonrise },
  ) => {
    const input = { timeZone, now: ist(now) }
    return canBeReminded(festivalMoment({ ...input, ...of }, words), input)
  }

  it('until the moon of a fast has risen', () => {
    expect(canAt('2026-11-20T10:00')).toBe(true)
    expect(canAt('2026-11-27T20:50')).toBe(true)
    expect(canAt('2026-11-27T20:52')).toBe(false)
    expect(canAt('2026-11-28T08:00')).toBe(false)
  })

  it('until the last hour of a day without a moonrise', () => {
    const other = { festival: chaturthi, moonrise: undefined as never }
    expect(canAt('2026-09-14T20:59', other)).toBe(true)
    expect(canAt('2026-09-14T21:00', other)).toBe(false)
  })
})

describe('The one time that matters', () => {
  it('of a fast is its moonrise: days before, counted on the day, then risen, then past', () => {
    const text = 'Friday, 27 Nov 2026'
    expect(at(undefined)).toEqual(['undetermined', 'Moonrise in', '8:51 PM', text, undefined])
    expect(at('2026-11-23T10:00')).toEqual(['ahead', 'Moonrise in', '8:51 PM', text, 4])
    expect(at('2026-11-27T18:20').slice(3)).toEqual(['in 2 h 31 min · fast until then', 0])
    expect(at('2026-11-27T21:10').slice(3)).toEqual(['19 min ago · offer arghya, then eat', 0])
    expect(at('2026-11-28T08:00')).toEqual(['past', 'Moonrise in', '8:51 PM', text, undefined])
  })

  it('of a late moonrise stays until it has come, and for the hours after', () => {
    const festival = { ...aSankashti, moonriseTime: '00:35' }
    const late = { festival, moonrise: ist('2026-11-28T00:35') }
    expect(at('2026-11-20T10:00', late)[3]).toBe('Saturday, 28 Nov 2026')
    expect(at('2026-11-28T00:10', late).slice(0, 4)).toEqual([
      'waiting',
      'Moonrise in',
      '12:35 AM',
      'in 25 min · fast until then',
    ])
    expect(at('2026-11-28T01:35', late)[0]).toBe('risen')
    expect(at('2026-11-28T04:00', late)[0]).toBe('past')
  })

  it('of a midday festival is its puja', () => {
    const of = { festival: chaturthi, moonrise: undefined, puja } as never
    const text = 'until 1:43 PM · Mon, 14 Sep 2026'
    expect(at('2026-09-13T10:00', of)).toEqual(['ahead', 'Midday puja in', '11:16 AM', text, 1])
    expect(at('2026-09-14T10:16', of)[3]).toBe('until 1:43 PM · in 1 h 0 min')
    expect(at('2026-09-14T12:00', of)[3]).toBe('now, until 1:43 PM')
    expect(at('2026-09-14T15:00', of)[3]).toBe('It ended at 1:43 PM')
  })

  it('of a day without an hour is its date', () => {
    const of = { festival: day, moonrise: undefined } as never
    expect(at('2026-11-20T10:00', of)).toEqual([
      'ahead',
      'Observed in',
      '27 Nov',
      'Friday, 27 Nov 2026',
      7,
    ])
    expect(at('2026-11-27T10:00', of)[0]).toBe('today')
  })
})

describe('A night beyond Ganesha’s', () => {
  const shivaratri: Festival = {
    ...day,
    name: 'Maha Shivaratri',
    date: '2026-02-15',
    group: 'great',
    hours: { of: 'nishita', from: '00:27', until: '01:17', isNextDay: true },
  }

  it('says when its worship is, and on which date after midnight', () => {
    const input = { festival: shivaratri, timeZone, now: ist('2026-02-13T09:00') }
    const { is, label, time, line, daysLeft } = festivalMoment(input, words)
    expect([is, label, plain(time), plain(line), daysLeft]).toEqual([
      'ahead',
      'Midnight worship',
      '12:27 AM',
      'until 1:17 AM · Monday, 16 Feb 2026',
      2,
    ])
  })
})
