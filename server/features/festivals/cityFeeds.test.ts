import { expect, test, vi } from 'vitest'
import { createCityFeeds } from './cityFeeds.ts'

const open = () => {
  let at = new Date('2026-11-21T06:00:00Z')
  const feeds = createCityFeeds(() => at)
  const make = vi.fn<() => Promise<string>>(async () => `made at ${at.toISOString()}`)
  const passHours = (hours: number) => void (at = new Date(at.getTime() + hours * 3_600_000))
  return { feeds, make, passHours, ask: (city: string, of: string) => feeds.get(city, of, make) }
}

test('a feed is made once, until its content changes', async () => {
  const { ask, make, passHours } = open()
  const first = await ask('london', 'of Saturday')
  passHours(1)
  expect(await ask('london', 'of Saturday')).toBe(first)
  expect(make).toHaveBeenCalledOnce()
  await ask('sydney', 'of Saturday')
  expect(await ask('london', 'of Sunday')).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(3)
})

test('feeds older than a day are dropped', async () => {
  const { feeds, ask, passHours } = open()
  await ask('london', 'of Saturday')
  passHours(12)
  await ask('sydney', 'of Saturday')
  passHours(13)
  await ask('tokyo', 'of Sunday')
  expect(feeds.size()).toBe(2)
})
