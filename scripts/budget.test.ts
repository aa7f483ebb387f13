import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  $: 104_000,
  $page: 109_500,
  'admin.$': 105_000,
  'admin_.first': 136_000,
  'blog.$slug': 133_500,
  'blog.index': 132_000,
  'booking.$reference': 159_000,
  'calendar.$slug': 117_500,
  'calendar.index': 133_500,
  checkout: 125_000,
  'confirm-email': 135_500,
  contact: 136_500,
  donate: 147_000,
  'donation-success': 125_500,
  'donation.$reference': 148_000,
  'forgot-password': 136_500,
  index: 109_000,
  login: 139_500,
  mantras: 110_000,
  'mantras_.$mantra': 110_000,
  newsletter: 116_000,
  outbox: 119_500,
  'panchang.index': 116_000,
  'panchang.month': 113_500,
  profile: 157_500,
  puja: 162_500,
  'receipt.$number': 124_000,
  search: 112_000,
  signup: 136_500,
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

  it('hold nothing of the back office, whose files are named so that no phone keeps them', () => {
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
