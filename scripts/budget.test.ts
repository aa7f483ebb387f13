import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_600,
  $page: 131_400,
  aarti: 155_500,
  about: 132_000,
  'admin.$': 125_400,
  'admin_.first': 161_100,
  'admin_.invitation': 161_300,
  'blog.$slug': 157_700,
  'blog.index': 154_900,
  'booking.$reference': 179_600,
  'booking.$reference_.pay': 161_400,
  'calendar.$slug': 162_000,
  cart: 134_000,
  'cart_.checkout': 221_200,
  'chant.$mantra': 137_600,
  checkout: 153_200,
  'confirm-email': 161_500,
  contact: 166_900,
  donate: 198_700,
  'donation-success': 153_300,
  'donation.$reference': 169_600,
  'forgot-password': 161_400,
  login: 161_100,
  'mantras_.$mantra': 161_200,
  newsletter: 147_200,
  offline: 131_500,
  'orders.$reference.index': 180_100,
  'orders.$reference.pay': 159_400,
  outbox: 186_700,
  'panchang.index': 154_300,
  'panchang.month': 152_700,
  profile: 193_500,
  puja: 173_700,
  'receipt.$number': 153_500,
  reminders: 195_900,
  sadhana: 130_100,
  search: 130_900,
  'shop.$id': 133_900,
  'shop.index': 134_000,
  signup: 161_100,
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
