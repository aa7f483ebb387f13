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
  $page: 130_600,
  aarti: 153_000,
  about: 131_300,
  'admin.$': 124_500,
  'admin_.first': 159_600,
  'admin_.invitation': 160_000,
  'blog.$slug': 155_400,
  'blog.index': 152_500,
  'booking.$reference': 175_600,
  'calendar.$slug': 158_200,
  cart: 133_200,
  'cart_.checkout': 218_600,
  'chant.$mantra': 136_800,
  checkout: 150_700,
  'confirm-email': 159_900,
  contact: 164_900,
  donate: 194_700,
  'donation-success': 150_800,
  'donation.$reference': 170_600,
  'forgot-password': 159_800,
  login: 159_500,
  'mantras_.$mantra': 158_800,
  newsletter: 145_700,
  offline: 130_800,
  'orders.$reference.index': 176_600,
  'orders.$reference.pay': 157_300,
  outbox: 183_100,
  'panchang.index': 151_000,
  'panchang.month': 153_800,
  profile: 190_600,
  puja: 194_800,
  'receipt.$number': 150_900,
  reminders: 192_100,
  sadhana: 129_200,
  search: 130_100,
  'shop.$id': 133_100,
  'shop.index': 133_300,
  signup: 159_600,
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
