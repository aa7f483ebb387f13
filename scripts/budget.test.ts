import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_000,
  $page: 128_700,
  aarti: 151_900,
  about: 129_300,
  'admin.$': 107_100,
  'admin_.first': 157_800,
  'blog.$slug': 152_000,
  'blog.index': 150_000,
  'booking.$reference': 173_200,
  'calendar.$slug': 155_700,
  cart: 131_400,
  'cart_.checkout': 215_700,
  checkout: 148_500,
  'confirm-email': 158_100,
  contact: 162_800,
  donate: 191_200,
  'donation-success': 148_600,
  'donation.$reference': 168_100,
  'forgot-password': 158_000,
  login: 157_800,
  'mantras_.$mantra': 152_600,
  newsletter: 143_400,
  'orders.$reference.index': 182_500,
  'orders.$reference.pay': 155_000,
  outbox: 179_800,
  'panchang.index': 148_900,
  'panchang.month': 151_300,
  profile: 187_800,
  puja: 192_200,
  'receipt.$number': 149_000,
  reminders: 189_100,
  search: 128_300,
  'shop.$id': 131_300,
  'shop.index': 131_500,
  signup: 157_800,
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
