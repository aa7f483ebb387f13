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
  $page: 125_000,
  'admin.$': 106_500,
  'admin_.first': 156_500,
  'blog.$slug': 147_000,
  'blog.index': 144_000,
  'booking.$reference': 171_000,
  'calendar.$slug': 147_500,
  cart: 130_000,
  checkout: 146_000,
  'confirm-email': 156_500,
  contact: 158_000,
  donate: 191_000,
  'donation-success': 145_500,
  'donation.$reference': 166_000,
  'forgot-password': 156_500,
  login: 156_500,
  'mantras_.$mantra': 143_000,
  newsletter: 141_500,
  outbox: 173_000,
  'panchang.index': 147_500,
  'panchang.month': 147_000,
  profile: 184_500,
  puja: 187_500,
  'receipt.$number': 149_000,
  reminders: 182_500,
  search: 126_500,
  'shop.$id': 130_500,
  'shop.index': 130_500,
  signup: 156_500,
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
