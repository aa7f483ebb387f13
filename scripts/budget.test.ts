import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 105_800,
  $page: 128_600,
  about: 129_200,
  'admin.$': 106_900,
  'admin_.first': 157_700,
  'blog.$slug': 150_600,
  'blog.index': 149_700,
  'booking.$reference': 173_000,
  'calendar.$slug': 155_500,
  cart: 131_200,
  'cart_.checkout': 215_300,
  checkout: 148_300,
  'confirm-email': 158_000,
  contact: 162_400,
  donate: 191_000,
  'donation-success': 148_400,
  'donation.$reference': 167_800,
  'forgot-password': 157_900,
  login: 157_600,
  'mantras_.$mantra': 151_000,
  newsletter: 143_200,
  'orders.$reference.index': 182_500,
  'orders.$reference.pay': 155_000,
  outbox: 179_400,
  'panchang.index': 148_700,
  'panchang.month': 150_900,
  profile: 187_600,
  puja: 191_600,
  'receipt.$number': 149_000,
  reminders: 188_600,
  search: 128_200,
  'shop.$id': 131_100,
  'shop.index': 131_300,
  signup: 157_700,
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
