import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hourOfSky, hoursOfDay, rememberSun } from './hourOfSky.ts'

// Pune, 2026-11-27.
const sun = {
  sunrise: Date.parse('2026-11-27T06:50:00+05:30'),
  sunset: Date.parse('2026-11-27T17:58:00+05:30'),
}

const cases = [
  ['05:29', 'n'],
  ['05:41', 'r'],
  ['07:09', 'r'],
  ['07:11', 'd'],
  ['17:29', 'd'],
  ['17:41', 's'],
  ['18:49', 's'],
  ['19:01', 'n'],
  ['00:30', 'n'],
] as const

describe('The hour of the sky', () => {
  it.each(cases)('at %s is %s', (time, hour) => {
    expect(hourOfSky(Date.parse(`2026-11-27T${time}:00+05:30`), sun)).toBe(hour)
    expect(hourOfSky(Date.parse(`2026-12-01T${time}:00+05:30`), sun)).toBe(hour)
  })
})

describe('Near a pole', () => {
  it('is day while the sun does not set, and night while it does not rise', () => {
    for (const [time] of cases) {
      const now = Date.parse(`2026-12-01T${time}:00+05:30`)
      expect(hourOfSky(now, { isUp: true })).toBe('d')
      expect(hourOfSky(now, { isUp: false })).toBe('n')
    }
  })
})

describe('The boot script', () => {
  const boot = readFileSync('app/boot.js', 'utf8')
  const hourAfterBoot = (): string | undefined => {
    // oxlint-disable-next-line no-eval -- It is a script of a document, not a module.
    ;(0, eval)(boot)
    return document.documentElement.dataset['hour']
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it.each(cases)('knows at %s that it is %s, by the sun of the last visit', (time, hour) => {
    rememberSun(sun)
    vi.setSystemTime(Date.parse(`2026-12-01T${time}:00+05:30`))
    expect(hourAfterBoot()).toBe(hour)
  })

  it.each(cases)('knows at %s that it is %s on a first visit, by the page', (time, hour) => {
    const meta = document.createElement('meta')
    meta.name = 'sun'
    meta.content = hoursOfDay(sun)
    document.head.append(meta)
    vi.setSystemTime(Date.parse(`2026-12-01T${time}:00+05:30`))
    expect(hourAfterBoot()).toBe(hour)
    meta.remove()
  })

  it.each([
    ['05:59', 'n'],
    ['06:00', 'r'],
    ['08:00', 'd'],
    ['17:00', 's'],
    ['19:00', 'n'],
  ])('at %s takes it to be %s by the clock on a first visit', (time, hour) => {
    vi.setSystemTime(new Date(`2026-12-01T${time}:00`))
    expect(hourAfterBoot()).toBe(hour)
    localStorage.setItem('sun', '')
    expect(hourAfterBoot()).toBe(hour)
  })
})
