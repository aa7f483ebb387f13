import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { routeBytes } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')

/** JavaScript until interactive, in bytes after brotli. A route without a line here fails. */
const budgets: Record<string, number> = {
  // 105 KB of 1,024 bytes, less a kilobyte.
  index: 106_500,
  mantras: 106_500,
  'mantras_.$mantra': 106_500,
  $arriving: 103_500,
  // The form and the pass come after what the server rendered.
  puja: 103_000,
  'booking.$reference': 103_000,
  // The calendar itself comes after them and takes over what the server rendered.
  'calendar.index': 103_000,
  'calendar.$slug': 109_000,
  'panchang.index': 103_000,
  'panchang.month': 103_000,
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

  it('leave the document with its styles small enough for a first answer', () => {
    const document = brotliCompressSync(readFileSync(join(build, 'index.html')))
    expect(document.length).toBeLessThanOrEqual(11_000)
  })
})
