import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stylesFor } from '#server/http/pageStyles.ts'
import { needsOf, stylePartsOf } from './styleParts.ts'

describe('What a selector cannot match without', () => {
  it.each([
    ['.card', ['.card']],
    ['a.link:hover>svg', ['a', '.link', 'svg']],
    ['.sm\\:p-2\\.5', ['.sm:p-2.5']],
    ['.w-\\[calc\\(100\\%-1rem\\)\\]:focus', ['.w-[calc(100%-1rem)]']],
    ['.dark\\:block:where([data-theme=dark] *)', ['.dark:block']],
    ['html:not([data-painted]) :is(main>section~section,.footer)', ['html']],
    [':where(.space>:not(:last-child))', []],
    ['*', []],
    ['::file-selector-button', []],
    ['#root', []],
    ['[type=search] .hint', ['.hint']],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs)
  })
})

describe('The built sheet', () => {
  const build = join(import.meta.dirname, '../dist/client')
  const document = readFileSync(join(build, 'index.html'), 'utf8')
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''

  it('is whole again for a page that needs all of it', () => {
    const parts = stylePartsOf(sheet)
    const names = new Set<string>()
    const collect = (part: (typeof parts)[number]): void => {
      if ('parts' in part) part.parts.forEach(collect)
      else for (const name of (part.needs ?? []).flat()) names.add(name)
    }
    parts.forEach(collect)
    const tags = [...names].filter((name) => !name.startsWith('.')).map((tag) => `<${tag}>`)
    const classes = [...names].filter((name) => name.startsWith('.')).map((name) => name.slice(1))
    const page = `<i class="${classes.join(' ')}">${tags.join('')}`
    const plain = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|[\s;]/g, '')
    expect(plain(stylesFor(parts, page))).toBe(plain(sheet))
  })
})
