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
  $page: 130_400,
  aarti: 152_800,
  about: 131_000,
  'admin.$': 124_300,
  'admin_.first': 159_300,
  'blog.$slug': 155_200,
  'admin_.invitation': 160_000,
  'blog.index': 152_400,
  'booking.$reference': 175_300,
  'calendar.$slug': 158_100,
  cart: 133_100,
  'cart_.checkout': 218_200,
  'chant.$mantra': 136_700,
  checkout: 150_400,
  'confirm-email': 159_600,
  contact: 164_300,
  donate: 194_200,
  'donation-success': 150_500,
  'donation.$reference': 170_200,
  'forgot-password': 159_500,
  login: 159_300,
  'mantras_.$mantra': 158_600,
  newsletter: 145_500,
  offline: 130_600,
  'orders.$reference.index': 176_200,
  'orders.$reference.pay': 157_000,
  outbox: 182_800,
  'panchang.index': 150_800,
  'panchang.month': 153_600,
  profile: 190_200,
  puja: 194_400,
  'receipt.$number': 150_600,
  reminders: 191_800,
  sadhana: 129_000,
  search: 130_000,
  'shop.$id': 133_000,
  'shop.index': 133_200,
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
    expect(document.length).toBeLessThanOrEqual(11_550)
  })
})
