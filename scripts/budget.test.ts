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
  $page: 130_500,
  aarti: 154_600,
  about: 131_100,
  'admin.$': 124_500,
  'admin_.first': 160_300,
  'admin_.invitation': 160_400,
  'blog.$slug': 156_900,
  'blog.index': 154_100,
  'booking.$reference': 178_700,
  'booking.$reference_.pay': 160_500,
  'calendar.$slug': 161_100,
  cart: 133_100,
  'cart_.checkout': 220_800,
  'chant.$mantra': 136_700,
  checkout: 152_300,
  'confirm-email': 160_600,
  contact: 166_100,
  donate: 197_800,
  'donation-success': 152_500,
  'donation.$reference': 168_600,
  'forgot-password': 160_500,
  login: 160_200,
  'mantras_.$mantra': 160_300,
  newsletter: 146_300,
  offline: 130_600,
  'orders.$reference.index': 179_300,
  'orders.$reference.pay': 158_600,
  outbox: 185_900,
  'panchang.index': 153_500,
  'panchang.month': 151_800,
  profile: 192_700,
  puja: 172_800,
  'receipt.$number': 152_600,
  reminders: 195_100,
  sadhana: 129_200,
  search: 131_300,
  'shop.$id': 132_900,
  'shop.index': 133_200,
  signup: 160_300,
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
