import { afterEach, describe, expect, it, vi } from 'vitest'
import { getClockSkew, getNow, reportServerDate, subscribeClock } from './clock.ts'

const served = 'Sat, 21 Nov 2026 12:00:00 GMT'
const servedAt = Date.parse(served)
const hourMs = 3_600_000

afterEach(() => reportServerDate(new Date().toUTCString()))

describe('The phone’s clock', () => {
  it.each([
    // Hours the phone is ahead of the server, and the correction.
    [0, 0],
    [23, 0],
    [-23, 0],
    [25, -25 * hourMs],
    [-25, 25 * hourMs],
    [-6 * 365 * 24, 6 * 365 * 24 * hourMs],
  ])('%i hours ahead of the server’s', (ahead, skew) => {
    reportServerDate(served, servedAt + ahead * hourMs)
    expect(getClockSkew()).toBe(skew)
    if (skew) expect(Math.abs(getNow() - Date.now() - skew)).toBeLessThan(1000)
  })

  it('is not corrected by an answer without a date', () => {
    reportServerDate(null)
    reportServerDate('yesterday')
    expect(getClockSkew()).toBe(0)
  })

  it('reports when it is found wrong and when it is corrected, not at every answer in between', () => {
    const changed = vi.fn()
    const stop = subscribeClock(changed)
    reportServerDate(served, servedAt - 100 * hourMs)
    reportServerDate(served, servedAt - 100 * hourMs - 5_000)
    expect(changed).toHaveBeenCalledTimes(1)
    reportServerDate(served, servedAt)
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
  })
})
