import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/**
 * JavaScript until interactive, in bytes after brotli. A route without a line here fails. The names that
 * a build draws for its files order what they import, so the same code may differ by 150 bytes: limits
 * leave room for that.
 */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_800,
  $page: 127_400,
  aarti: 153_300,
  about: 128_000,
  'admin.$': 122_300,
  'admin_.first': 158_900,
  'admin_.invitation': 159_000,
  'blog.$slug': 154_600,
  'blog.index': 150_800,
  'booking.$reference': 176_100,
  'booking.$reference_.pay': 158_000,
  'calendar.$slug': 158_700,
  cart: 130_000,
  'cart_.checkout': 218_300,
  'chant.$mantra': 133_700,
  checkout: 150_900,
  'confirm-email': 159_200,
  contact: 165_100,
  donate: 171_400,
  'donation-success': 151_100,
  'donation.$reference': 168_200,
  'forgot-password': 159_100,
  login: 158_800,
  'mantras_.$mantra': 158_200,
  newsletter: 143_600,
  offline: 127_400,
  'orders.$reference.index': 176_900,
  'orders.$reference.pay': 156_100,
  outbox: 183_000,
  'panchang.index': 151_700,
  'panchang.month': 149_800,
  profile: 188_100,
  puja: 172_400,
  'receipt.$number': 151_300,
  reminders: 191_800,
  sadhana: 127_100,
  search: 126_600,
  'shop.$id': 129_900,
  'shop.index': 130_000,
  signup: 158_900,
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

  it('contain nothing of the back office, whose files are named so that no phone stores them', () => {
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
    expect(document.length).toBeLessThanOrEqual(11_700)
  })
})
