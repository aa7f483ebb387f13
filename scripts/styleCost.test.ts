import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { alternativesOf } from './build/styleParts.ts'

/*
 * After any change of a page, Chromium looks for what rules with `:has()` or of a next sibling may change. It finds it by
 * the last part of their selectors: `.a:has(.b) span` makes it compute every span of the page again, `* + *` every element,
 * which took a slow phone 40 ms each time.
 */

const assets = join(import.meta.dirname, '../dist/client/assets')

const selectorsOf = (file: string): string[] => {
  const selectors: string[] = []
  parse(readFileSync(join(assets, file), 'utf8')).walkRules((rule) => {
    selectors.push(...rule.selectors)
  })
  return selectors
}

/** `.a:has(> .b) > c` as `.a:has(> .b)` and `c`. */
const partsOf = (selector: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const each of selector) {
    if (each === '(' || each === '[') depth++
    if (each === ')' || each === ']') depth--
    if (depth === 0 && ' >+~'.includes(each)) parts.push('')
    else parts.push((parts.pop() ?? '') + each)
  }
  return parts.filter(Boolean)
}

/** Elements of which pages have many. */
const common = /^(?:\*|a|b|button|div|li|path|span|svg)?(?:::?[\w-]+)*$/

const isDear = (selector: string): boolean => {
  const [subject = '', ...before] = partsOf(selector).toReversed()
  if (!common.test(subject)) return false
  const follows = /\+ *\*$/.test(selector) && !/[.#[]/.test(before[0] ?? '')
  return follows || before.some((part) => part.includes(':has('))
}

test.each([
  ['.a:has(.b) span', true],
  ['.a:has(.b) > *', true],
  ['.a:has(.b) .c', false],
  ['.a:has(> span)', false],
  ['.a > * + *', true],
  ['.a h2 + *', true],
  ['.a .b + *', false],
  ['.a > :nth-child(2)', false],
])('%s is found dear: %s', (selector, dear) => {
  expect(isDear(selector)).toBe(dear)
})

test('no rule makes every change of a page compute the styles of all of it again', () => {
  // One for each language.
  const sheets = readdirSync(assets).filter((file) => /^index-.*css$/.test(file))
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const selectors = selectorsOf(sheet)
    expect(selectors.length).toBeGreaterThan(1_000)
    expect(selectors.flatMap(alternativesOf).filter(isDear)).toEqual([])
  }
})
