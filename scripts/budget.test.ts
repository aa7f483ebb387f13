import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_500,
  $page: 130_100,
  aarti: 155_600,
  about: 130_700,
  'admin.$': 107_600,
  'admin_.first': 159_100,
  'blog.$slug': 154_000,
  'blog.index': 151_700,
  'booking.$reference': 175_000,
  'calendar.$slug': 157_400,
  cart: 132_800,
  'cart_.checkout': 218_000,
  'chant.$mantra': 136_200,
  checkout: 150_100,
  'confirm-email': 159_400,
  contact: 164_100,
  donate: 193_600,
  'donation-success': 150_300,
  'donation.$reference': 169_900,
  'forgot-password': 159_300,
  login: 159_000,
  'mantras_.$mantra': 155_800,
  newsletter: 145_100,
  offline: 130_300,
  'orders.$reference.index': 176_000,
  'orders.$reference.pay': 156_800,
  outbox: 182_000,
  'panchang.index': 150_200,
  'panchang.month': 153_000,
  profile: 189_900,
  puja: 193_900,
  'receipt.$number': 150_400,
  reminders: 191_200,
  sadhana: 128_900,
  search: 129_700,
  'shop.$id': 132_700,
  'shop.index': 132_900,
  signup: 159_100,
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
    expect(document.length).toBeLessThanOrEqual(11_500)
  })
})
