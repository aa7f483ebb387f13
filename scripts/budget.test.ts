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
  $: 106_600,
  $page: 131_200,
  aarti: 155_200,
  about: 131_800,
  'admin.$': 125_000,
  'admin_.first': 160_800,
  'admin_.invitation': 161_000,
  'blog.$slug': 157_600,
  'blog.index': 154_700,
  'booking.$reference': 179_400,
  'booking.$reference_.pay': 161_300,
  'calendar.$slug': 161_900,
  cart: 133_900,
  'cart_.checkout': 221_300,
  'chant.$mantra': 137_300,
  checkout: 152_900,
  'confirm-email': 161_200,
  contact: 166_700,
  donate: 198_700,
  'donation-success': 153_000,
  'donation.$reference': 169_300,
  'forgot-password': 161_100,
  login: 160_800,
  'mantras_.$mantra': 161_000,
  newsletter: 146_900,
  offline: 131_300,
  'orders.$reference.index': 179_900,
  'orders.$reference.pay': 159_100,
  outbox: 186_600,
  'panchang.index': 154_000,
  'panchang.month': 152_400,
  profile: 193_500,
  puja: 173_600,
  'receipt.$number': 153_200,
  reminders: 195_800,
  sadhana: 129_700,
  search: 132_000,
  'shop.$id': 133_800,
  'shop.index': 134_000,
  signup: 160_800,
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
