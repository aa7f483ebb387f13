import { globSync, readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'

const rulesOf = (file: string): Rule[] => {
  const rules: Rule[] = []
  parse(readFileSync(file, 'utf8')).walkRules((rule) => void rules.push(rule))
  return rules
}

/** Only numbers are written in it. */
const exceptions = new Set(['.day-number', '.preset-amount', '.product-price'])
/** Signs above and below a letter of Devanagari need it. */
const least = 1.25

/** The last class or element of a selector. */
const subjectOf = (selector: string): string =>
  /[.\w-]+(?:\s*>\s*&.*)?$/.exec(selector)?.[0] ?? selector

it('every heading whose lines are close has higher ones in Devanagari', () => {
  const letters = new Set(
    rulesOf('app/styles/letters.css').flatMap(({ selectors }) => selectors.map(subjectOf)),
  )
  const close = globSync('app/styles/*.css').flatMap((file) =>
    rulesOf(file).flatMap((rule) => {
      const font = rule.nodes.find((node) => node.type === 'decl' && node.prop === 'font')
      const value = font?.type === 'decl' ? font.value : ''
      const [, height] = /\/ ([\d.]+) var\(--font-display\)/.exec(value) ?? []
      return height && Number(height) < least ? rule.selectors.map(subjectOf) : []
    }),
  )
  expect(close.length).toBeGreaterThan(10)
  expect(close.filter((each) => !letters.has(each) && !exceptions.has(each))).toEqual([])
})
