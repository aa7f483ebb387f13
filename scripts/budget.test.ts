import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar: one chunk, asked for together with the app.
  'mantras_.$mantra': 140_000,
  'calendar.$slug': 142_000,
  // With the page that comes after the first paint and takes over what the server rendered.
  '-adminFirstPage': 156_000,
  '-arrivingPage': 125_000,
  '-blogPages': 148_000,
  '-bookingPage': 166_000,
  '-contactPage': 153_000,
  // The donation form, the checkout, a donation and a receipt; the provider’s card form comes after it.
  '-givingPages': 194_000,
  '-newsletterPage': 137_000,
  // The door of the back office alone: staff’s code comes after it.
  '-officePage': 105_500,
  '-outboxPage': 171_000,
  '-panchangPages': 148_500,
  '-profilePage': 172_000,
  '-pujaPage': 186_000,
  '-searchPage': 140_000,
  '-signInPages': 158_500,
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
