import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages } from '#contract/languages.ts'
import { firstFiles, routeBytes, stylesOf } from './budget.ts'

const build = join(import.meta.dirname, '../dist/client')
const built = languages.filter((each) => each === 'en' || existsSync(join(build, each)))

/**
 * JavaScript until interactive, in bytes after brotli. Three routes are larger than all others. Home, mantras and
 * calendar are measured in a browser (e2e/journeys/early-tap.spec.ts). Limits are for what a page loads, not for its
 * words: a sentence more always fits.
 */
const largest = new Map([
  ['cart_.checkout', 218_300],
  ['reminders', 178_300],
  ['profile', 186_800],
])
const mostOfOthers = 176_900
const mostOfHalf = 154_200

describe('The bytes a phone must fetch', () => {
  const measured = routeBytes(build)

  it.each([...measured])('stay within the limit on the route "%s": %d', (route, bytes) => {
    expect(bytes).toBeGreaterThan(60_000)
    expect(bytes).toBeLessThanOrEqual(largest.get(route) ?? mostOfOthers)
  })

  it('are fewer on half of the routes', () => {
    expect(measured.size).toBeGreaterThan(35)
    const middle = [...measured.values()].sort((a, b) => a - b)[measured.size >> 1]
    expect(middle).toBeLessThanOrEqual(mostOfHalf)
  })

  it('bring no schemas before the page itself', () => {
    const isSchema = (file: string) => readFileSync(join(build, file), 'utf8').includes('$ZodError')
    const scripts = readdirSync(join(build, 'assets')).filter((file) => file.endsWith('.js'))
    expect(scripts.some((file) => isSchema(`assets/${file}`))).toBe(true)
    expect(firstFiles(build).filter(isSchema)).toEqual([])
  })

  it('contain nothing of the back office, whose files are named so that no phone stores them', () => {
    const staff = readdirSync(join(build, 'assets')).filter((file) => /^admin-.*js$/.test(file))
    const words = (file: string) => readFileSync(join(build, 'assets', file), 'utf8')
    expect(staff.some((file) => words(file).includes('/api/admin/audit.csv'))).toBe(true)
    const others = readdirSync(join(build, 'assets')).filter(
      (file) => file.endsWith('.js') && !staff.includes(file),
    )
    expect(others.filter((file) => words(file).includes('/api/admin/bookings'))).toEqual([])
    for (const language of built) {
      const worker = language === 'en' ? 'sw.js' : `sw-${language}.js`
      expect(readFileSync(join(build, worker), 'utf8')).not.toMatch(/assets\/admin-/)
    }
  })

  it.each(built)('have few styles in %s', (language) => {
    const sheets = stylesOf(build, language)
    expect(sheets).toHaveLength(1)
    const [bytes = Infinity] = sheets.map(
      (file) => brotliCompressSync(readFileSync(join(build, file))).length,
    )
    expect(bytes).toBeLessThanOrEqual(33_000)
  })
})
