/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('app/styles.css', 'utf8')
const moreContrast = readFileSync('app/styles/more-contrast.css', 'utf8').replaceAll('\n  ', '\n')

const tokensOf = (selector: string, sheet = css): Record<string, string> => {
  const start = sheet.indexOf(`\n${selector} {`)
  const block = sheet.slice(start, sheet.indexOf('\n}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const light = tokensOf(':root')
const dark = { ...light, ...tokensOf("[data-theme='dark']") }
/** For people who ask for more contrast. */
const stronger = {
  light: { ...light, ...tokensOf(':root[data-theme]', moreContrast) },
  dark: {
    ...dark,
    ...tokensOf(':root[data-theme]', moreContrast),
    ...tokensOf(":root[data-theme='dark']", moreContrast),
  },
}
const themes = {
  light,
  dark,
  'light, more contrast': stronger.light,
  'dark, more contrast': stronger.dark,
}

const channel = (hex: string): number => {
  const value = parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) +
  0.7152 * channel(colour.slice(3, 5)) +
  0.0722 * channel(colour.slice(5, 7))

const contrast = (one: string, other: string): number => {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

const surfaces = ['paper', 'card', 'saffron-soft']

/** Text colours and their backgrounds. WCAG 1.4.3: 4.5. */
const texts: [string, string[]][] = [
  ['ink', [...surfaces, 'kumkum-soft', 'gold-soft', 'durva-soft']],
  ['muted', surfaces],
  ['saffron', surfaces],
  ['saffron-deep', surfaces],
  ['kumkum', [...surfaces, 'kumkum-soft']],
  ['gold', ['paper', 'card', 'gold-soft']],
  ['durva', ['paper', 'card', 'durva-soft']],
  ['on-saffron', ['saffron', 'saffron-deep']],
  ['on-kumkum', ['kumkum']],
  ['on-marigold', ['marigold']],
  ['on-toast', ['toast']],
  ['marigold', ['toast']],
]

/** Parts of controls that must be visible: borders, focus rings, the slider's filled part. 1.4.11: 3. */
const controls: [string, string[]][] = [
  ['control', ['paper', 'card']],
  ['focus', surfaces],
  ['saffron', ['line']],
  ['marigold', ['toast']],
]

describe.each(Object.entries(themes))('the %s theme', (_, theme: Record<string, string>) => {
  const colour = (name: string): string => {
    const value = theme[name]
    if (!value) throw new Error(`no token --${name}`)
    return value
  }
  const pairs = (list: [string, string[]][]) =>
    list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

  it.each(pairs(texts))('%s can be read on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(controls))('%s can be seen on %s', (front, back) => {
    expect(contrast(colour(front), colour(back))).toBeGreaterThanOrEqual(3)
  })
})

it.each(Object.entries(stronger))('with more contrast, %s has quiet words at 7', (_, theme) => {
  for (const back of ['paper', 'card'])
    expect(contrast(theme['muted'] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(7)
})
