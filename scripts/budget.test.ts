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
  $page: 130_800,
  aarti: 153_300,
  about: 131_400,
  'admin.$': 124_700,
  'admin_.first': 160_000,
  'admin_.invitation': 160_100,
  'blog.$slug': 155_700,
  'blog.index': 152_900,
  'booking.$reference': 178_000,
  'booking.$reference_.pay': 159_900,
  'calendar.$slug': 158_600,
  cart: 133_400,
  'cart_.checkout': 219_800,
  'chant.$mantra': 137_000,
  checkout: 151_800,
  'confirm-email': 160_300,
  contact: 165_500,
  donate: 195_900,
  'donation-success': 151_900,
  'donation.$reference': 168_100,
  'forgot-password': 160_200,
  login: 159_900,
  'mantras_.$mantra': 159_200,
  newsletter: 146_100,
  offline: 130_900,
  'orders.$reference.index': 178_700,
  'orders.$reference.pay': 157_900,
  outbox: 184_000,
  'panchang.index': 151_300,
  'panchang.month': 154_200,
  profile: 191_700,
  puja: 172_100,
  'receipt.$number': 152_100,
  reminders: 192_800,
  sadhana: 129_400,
  search: 130_300,
  'shop.$id': 133_200,
  'shop.index': 133_400,
  signup: 160_000,
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
    expect(document.length).toBeLessThanOrEqual(11_600)
  })
})
