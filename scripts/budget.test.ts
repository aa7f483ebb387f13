import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/**
 * JavaScript until interactive, in bytes after brotli. A route without a line here fails. The names that
 * a build draws for its files order what they import, so the same code may differ by 150 bytes: limits
 * leave room for that.
 */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_800,
  $page: 128_100,
  aarti: 154_100,
  about: 128_700,
  'admin.$': 122_900,
  'admin_.first': 159_200,
  'admin_.invitation': 159_300,
  'blog.$slug': 155_600,
  'blog.index': 152_700,
  'booking.$reference': 176_200,
  'booking.$reference_.pay': 158_100,
  'calendar.$slug': 159_900,
  cart: 130_700,
  'cart_.checkout': 218_700,
  'chant.$mantra': 134_200,
  checkout: 151_200,
  'confirm-email': 159_500,
  contact: 165_200,
  donate: 171_400,
  'donation-success': 151_400,
  'donation.$reference': 168_500,
  'forgot-password': 159_400,
  login: 159_200,
  'mantras_.$mantra': 158_900,
  newsletter: 144_400,
  offline: 128_100,
  'orders.$reference.index': 177_200,
  'orders.$reference.pay': 156_400,
  outbox: 184_500,
  'panchang.index': 153_300,
  'panchang.month': 151_400,
  profile: 188_100,
  puja: 172_400,
  'receipt.$number': 151_600,
  reminders: 192_100,
  sadhana: 127_600,
  search: 127_200,
  'shop.$id': 130_600,
  'shop.index': 130_800,
  signup: 159_200,
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
    expect(document.length).toBeLessThanOrEqual(11_700)
  })
})
