import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // Home, mantras and calendar are measured in a browser (e2e/journeys/early-tap.spec.ts).
  $: 106_500,
  $page: 130_400,
  aarti: 154_400,
  about: 131_100,
  'admin.$': 124_400,
  'admin_.first': 160_200,
  'admin_.invitation': 160_400,
  'blog.$slug': 156_800,
  'blog.index': 153_900,
  'booking.$reference': 178_600,
  'booking.$reference_.pay': 160_500,
  'calendar.$slug': 161_000,
  cart: 133_000,
  'cart_.checkout': 220_300,
  'chant.$mantra': 136_600,
  checkout: 152_300,
  'confirm-email': 160_500,
  contact: 166_000,
  donate: 197_700,
  'donation-success': 152_400,
  'donation.$reference': 168_600,
  'forgot-password': 160_400,
  login: 160_200,
  'mantras_.$mantra': 160_200,
  newsletter: 146_300,
  offline: 130_500,
  'orders.$reference.index': 179_200,
  'orders.$reference.pay': 158_400,
  outbox: 185_700,
  'panchang.index': 153_300,
  'panchang.month': 151_600,
  profile: 192_600,
  puja: 172_800,
  'receipt.$number': 152_600,
  reminders: 194_900,
  sadhana: 129_100,
  search: 131_200,
  'shop.$id': 132_900,
  'shop.index': 133_100,
  signup: 160_200,
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
