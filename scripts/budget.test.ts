import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  index: 105_000,
  mantras: 106_200,
  'mantras_.$mantra': 105_700,
  'calendar.$slug': 110_000,
  // With the page that comes after the first paint and takes over what the server rendered.
  '-adminFirstPage': 132_500,
  '-arrivingPage': 106_500,
  '-blogPages': 114_000,
  '-bookingPage': 149_500,
  '-calendarPage': 130_500,
  '-contactPage': 136_000,
  // The donation form, the checkout, a donation and a receipt; the provider’s card form comes after it.
  '-givingPages': 153_000,
  '-newsletterPage': 113_000,
  // The door of the back office alone: staff’s code comes after it.
  '-officePage': 101_500,
  '-outboxPage': 119_000,
  '-panchangPages': 121_000,
  '-profilePage': 154_000,
  '-pujaPage': 147_500,
  '-searchPage': 109_000,
  '-signInPages': 137_500,
}

describe('The bytes a phone must fetch', () => {
  const measured = routeBytes(build)

  it('are counted for every route', () => {
    expect([...measured.keys()].sort()).toEqual(Object.keys(budgets).sort())
  })

  it.each([...measured])('stay within the budget on the route "%s": %d', (route, bytes) => {
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes).toBeLessThanOrEqual(budgets[route] ?? 0)
  })

  it('hold nothing of the back office, whose files are named so that no phone keeps them', () => {
    const staff = readdirSync(join(build, 'assets')).filter((file) => /^admin-.*js$/.test(file))
    const words = (file: string) => readFileSync(join(build, 'assets', file), 'utf8')
    expect(staff.some((file) => words(file).includes('/api/admin/audit.csv'))).toBe(true)
    const others = readdirSync(join(build, 'assets')).filter(
      (file) => file.endsWith('.js') && !staff.includes(file),
    )
    expect(others.filter((file) => words(file).includes('/api/admin/bookings'))).toEqual([])
    expect(readFileSync(join(build, 'sw.js'), 'utf8')).not.toMatch(/assets\/admin-/)
  })

  it('leave the document with its styles small enough for a first answer', () => {
    const document = brotliCompressSync(readFileSync(join(build, 'index.html')))
    expect(document.length).toBeLessThanOrEqual(11_000)
  })
})
