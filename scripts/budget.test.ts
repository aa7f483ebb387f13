import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_400,
  $page: 129_800,
  aarti: 155_200,
  about: 130_500,
  'admin.$': 107_500,
  'admin_.first': 159_000,
  'blog.$slug': 153_700,
  'blog.index': 151_500,
  'booking.$reference': 174_800,
  'calendar.$slug': 157_100,
  cart: 132_600,
  'cart_.checkout': 217_800,
  'chant.$mantra': 132_400,
  checkout: 149_900,
  'confirm-email': 159_300,
  contact: 164_000,
  donate: 193_500,
  'donation-success': 150_000,
  'donation.$reference': 169_800,
  'forgot-password': 159_200,
  login: 159_000,
  'mantras_.$mantra': 155_400,
  newsletter: 144_900,
  offline: 130_000,
  'orders.$reference.index': 176_000,
  'orders.$reference.pay': 156_500,
  outbox: 181_800,
  'panchang.index': 149_900,
  'panchang.month': 152_700,
  profile: 189_700,
  puja: 193_700,
  'receipt.$number': 150_100,
  reminders: 191_000,
  sadhana: 125_800,
  search: 129_500,
  'shop.$id': 132_400,
  'shop.index': 132_600,
  signup: 159_000,
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
