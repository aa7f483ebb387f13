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
  aarti: 153_400,
  about: 131_500,
  'admin.$': 124_700,
  'admin_.first': 160_300,
  'admin_.invitation': 160_400,
  'blog.$slug': 155_800,
  'blog.index': 152_900,
  'booking.$reference': 178_700,
  'booking.$reference_.pay': 160_600,
  'calendar.$slug': 158_700,
  cart: 133_400,
  'cart_.checkout': 220_400,
  'chant.$mantra': 137_000,
  checkout: 152_300,
  'confirm-email': 160_600,
  contact: 166_100,
  donate: 196_400,
  'donation-success': 152_500,
  'donation.$reference': 168_600,
  'forgot-password': 160_500,
  login: 160_200,
  'mantras_.$mantra': 159_200,
  newsletter: 146_400,
  offline: 131_000,
  'orders.$reference.index': 179_200,
  'orders.$reference.pay': 158_500,
  outbox: 184_400,
  'panchang.index': 151_450,
  'panchang.month': 154_200,
  profile: 192_400,
  puja: 172_800,
  'receipt.$number': 152_600,
  reminders: 193_000,
  sadhana: 129_400,
  search: 130_300,
  'shop.$id': 133_300,
  'shop.index': 133_500,
  signup: 160_300,
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
