import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 105_500,
  $page: 128_800,
  about: 129_600,
  'admin.$': 106_500,
  'admin_.first': 157_700,
<<<<<<< HEAD
  'blog.$slug': 148_700,
  'blog.index': 147_500,
  'booking.$reference': 172_800,
  'calendar.$slug': 153_600,
  cart: 131_800,
  'cart_.checkout': 215_800,
=======
  'blog.$slug': 147_900,
  'blog.index': 146_700,
  'booking.$reference': 171_900,
  'calendar.$slug': 152_900,
  cart: 131_000,
  'cart_.checkout': 215_000,
>>>>>>> bands
  checkout: 148_300,
  'confirm-email': 158_000,
  contact: 166_400,
  donate: 191_000,
  'donation-success': 148_400,
  'donation.$reference': 168_300,
  'forgot-password': 157_900,
  login: 157_600,
  'mantras_.$mantra': 143_500,
  newsletter: 143_600,
  'orders.$reference.index': 182_500,
  'orders.$reference.pay': 155_000,
  outbox: 176_900,
  'panchang.index': 149_400,
  'panchang.month': 147_000,
  profile: 187_400,
  puja: 187_800,
  'receipt.$number': 149_000,
  reminders: 186_400,
  search: 128_600,
  'shop.$id': 131_600,
  'shop.index': 131_800,
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
    expect(document.length).toBeLessThanOrEqual(11_000)
  })
})
