import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getConnection, onReachable, reportReach, watchConnection } from './connection.ts'

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

let ends: (() => void)[] = []
let probes = 0
let timesBack = 0
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  reportReach(true)
  probes = 0
  timesBack = 0
  ends = [
    watchConnection(() => {
      probes += 1
    }),
    onReachable(() => (timesBack += 1)),
  ]
})
afterEach(() => {
  for (const end of ends) end()
  vi.restoreAllMocks()
})

describe('A browser that says it is online again', () => {
  it('is not trusted: the server is asked, and its answer decides', () => {
    setOnline(false)
    expect(getConnection()).toBe('offline')
    setOnline(true)
    expect([probes, timesBack, getConnection()]).toEqual([1, 0, 'offline'])
    reportReach(true)
    expect([timesBack, getConnection()]).toEqual([1, 'reachable'])
  })

  it('but cannot reach the server', () => {
    setOnline(false)
    setOnline(true)
    reportReach(false)
    expect([timesBack, getConnection()]).toEqual([0, 'unreachable'])
  })
})

it('reaching the server is reported only after it was out of reach', () => {
  reportReach(true)
  expect(timesBack).toBe(0)
  reportReach(false)
  reportReach(true)
  reportReach(true)
  expect(timesBack).toBe(1)
})
