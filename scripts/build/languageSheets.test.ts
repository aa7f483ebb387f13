import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linksIn } from './inLanguage.ts'
import { sheetsOf } from './multilingual.ts'

const sheet = readFileSync('app/styles.css', 'utf8')

describe('The sheet of a site in several languages', () => {
  it('has the choice of a language in each of them', () => {
    expect(sheet).not.toContain('styles/languages.css')
    for (const of of ['en', 'mr', 'hi'] as const)
      expect(sheetsOf(sheet, of)).toContain("@import './styles/languages.css';")
  })

  it('ends in the letters of Marathi or Hindi, and English has none of them', () => {
    const importsOf = (css: string) => css.match(/^@import .*$/gm)?.slice(-2)
    expect(importsOf(sheetsOf(sheet, 'mr'))).toEqual([
      "@import './fonts/tiro-mr.css';",
      "@import './styles/letters.css';",
    ])
    expect(sheetsOf(sheet, 'hi')).toContain('fonts/tiro-hi.css')
    expect(sheetsOf(sheet, 'en')).not.toMatch(/letters|tiro-/)
  })
})

describe('A style that goes by a link’s address', () => {
  it('goes by the address in the language, as written and as Tailwind makes it small', () => {
    const marathi = '.tabbar [href="/mr"],.menu [href="/mr/about"]{}'
    expect(linksIn(".tabbar [href='/'],.menu [href='/about']{}", 'mr')).toBe(marathi)
    expect(linksIn(String.raw`.tabbar [href=\/],.menu [href=\/about]{}`, 'mr')).toBe(marathi)
  })

  it('is left alone where the address is of another site, or only begins so', () => {
    const others = '[href="https://example.org"],[href^="/art/"],[href]{}'
    expect(linksIn(others, 'mr')).toBe(others)
  })

  it('never goes by how a page’s address begins, which is another in each language', () => {
    for (const path of globSync('app/**/*.css'))
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/\[href\^=["']?\//)
  })
})
