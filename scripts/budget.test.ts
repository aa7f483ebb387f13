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
  $page: 125_800,
  'admin.$': 106_500,
  'admin_.first': 157_500,
  'blog.$slug': 147_000,
  'blog.index': 144_800,
  'booking.$reference': 171_600,
  'calendar.$slug': 147_500,
  cart: 130_700,
  'cart_.checkout': 217_200,
  checkout: 148_100,
  'confirm-email': 157_800,
  contact: 159_300,
  donate: 191_000,
  'donation-success': 148_200,
  'donation.$reference': 167_100,
  'forgot-password': 157_700,
  login: 157_500,
  'mantras_.$mantra': 143_000,
  newsletter: 142_600,
  'orders.$reference.index': 217_200,
  'orders.$reference.pay': 217_200,
  outbox: 174_000,
  'panchang.index': 147_500,
  'panchang.month': 147_000,
  profile: 186_400,
  puja: 187_500,
  'receipt.$number': 149_000,
  reminders: 183_500,
  search: 127_700,
  'shop.$id': 130_800,
  'shop.index': 131_000,
  signup: 157_500,
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
