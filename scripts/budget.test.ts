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
  $page: 130_200,
  aarti: 155_300,
  about: 130_900,
  'admin.$': 107_600,
  'admin_.first': 159_300,
  'blog.$slug': 154_200,
  'blog.index': 151_900,
  'booking.$reference': 175_200,
  'calendar.$slug': 157_600,
  cart: 133_000,
  'cart_.checkout': 218_100,
  'chant.$mantra': 136_000,
  checkout: 150_200,
  'confirm-email': 159_600,
  contact: 164_300,
  donate: 193_900,
  'donation-success': 150_400,
  'donation.$reference': 170_200,
  'forgot-password': 159_500,
  login: 159_300,
  'mantras_.$mantra': 155_500,
  newsletter: 145_300,
  offline: 130_400,
  'orders.$reference.index': 176_300,
  'orders.$reference.pay': 156_900,
  outbox: 182_200,
  'panchang.index': 150_400,
  'panchang.month': 153_200,
  profile: 190_100,
  puja: 194_100,
  'receipt.$number': 150_500,
  reminders: 191_500,
  sadhana: 126_200,
  search: 129_900,
  'shop.$id': 132_800,
  'shop.index': 133_000,
  signup: 159_300,
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
