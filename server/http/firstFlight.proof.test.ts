import { afterEach, describe, expect, it, vi } from 'vitest'
import { pathIn } from '#contract/addresses.ts'
import { listUpcomingFestivals } from '#contract/festivals/public.ts'
import type { Language } from '#contract/languages.ts'
import { loadTranslations } from '#server/startup/prepare.ts'
import { builtTemple } from '#server/test/builtTemple.ts'
import { rawRequest } from '#server/test/request.ts'
import type { TestApp } from '#server/test/testApp.ts'

/** Morning at the temple. The pages read the clock themselves. */
const turnTo = async (app: TestApp, date: string): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T01:00:00Z`) })
  await app.festivals.generate(app.db)
  app.responseCache.recheck()
}

/** The complete answer, headers and body. */
const bytesOf = async (app: TestApp, path: string): Promise<number> => {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: text/html',
    'Accept-Encoding: br',
    'Connection: close',
  ]
  const answer = await rawRequest(app.url, `${lines.join('\r\n')}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*\r\nContent-Encoding: br\r\n/i)
  return answer.length
}

/**
 * Ten TCP segments, 14,600 bytes, minus what encryption adds. Devanagari takes three bytes a letter, and
 * half as much again when compressed: one more round trip on a slow network, and not two.
 */
const flights: Readonly<Record<Language, number>> = { en: 14_550, mr: 16_800, hi: 16_800 }
const firstDay = '2026-11-01'

/** The first of twelve months, and every festival day: on a fast the page has one more card. */
const daysOfYear = async (app: TestApp): Promise<string[]> => {
  const firsts = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(2026, 10 + index)).toISOString().slice(0, 10),
  )
  const festivals = listUpcomingFestivals.output.parse(
    (await app.send(listUpcomingFestivals.path)).json(),
  )
  return [...firsts, ...festivals.map(({ date }) => date)]
}

const built = ['en', ...(await loadTranslations('dist')).keys()] as const

describe('A rendered page comes in the first flight of the network', () => {
  afterEach(() => void vi.useRealTimers())

  it.each(built)(
    'whatever the day, in %s',
    async (language) => {
      const flight = flights[language]
      const app = await builtTemple()
      await turnTo(app, firstDay)
      for (const path of ['/mantras', '/blog/the-ashtavinayak-temples'])
        expect(await bytesOf(app, pathIn(language, path)), path).toBeLessThan(flight)
      const days = await daysOfYear(app)
      expect(days.length).toBeGreaterThan(30)
      const tooLarge: string[] = []
      for (const day of days) {
        await turnTo(app, day)
        for (const path of ['/', '/calendar']) {
          const bytes = await bytesOf(app, pathIn(language, path))
          if (bytes > flight) tooLarge.push(`${path} on ${day}: ${bytes}`)
        }
      }
      expect(tooLarge).toEqual([])
    },
    120_000,
  )
})
