import { describe, expect, it } from 'vitest'
import { type StylePart, stylesFor, withOwnStyles } from './pageStyles.ts'

const parts: StylePart[] = [
  { css: ':root{--ink:#000}' },
  { head: '@layer base', parts: [{ css: 'table,ul{margin:0}', needs: [['table'], ['ul']] }] },
  {
    head: '@layer utilities',
    parts: [
      { css: '.p-2{padding:2px}', needs: [['.p-2']] },
      {
        head: '@media (width>=40rem)',
        parts: [{ css: '.sm\\:p-4{padding:4px}', needs: [['.sm:p-4']] }],
      },
      { css: '.card>svg{width:1em}', needs: [['.card', 'svg']] },
      { css: '.turn{animation:spin 1s;--tw-x:1;top:var(--tw-x)}', needs: [['.turn']] },
    ],
  },
  { css: '@keyframes spin{to{rotate:1turn}}', name: 'spin' },
  { css: '@property --tw-x{syntax:"*";inherits:false}', name: '--tw-x' },
]

describe('The styles of a page', () => {
  it('are those of its elements and classes, in the order of the sheet', () => {
    expect(stylesFor(parts, '<ul><li class="sm:p-4 p-2">')).toBe(
      ':root{--ink:#000}@layer base{table,ul{margin:0}}' +
        '@layer utilities{.p-2{padding:2px}@media (width>=40rem){.sm\\:p-4{padding:4px}}}',
    )
  })

  it('leave out a rule that lacks a part of what it needs', () => {
    expect(stylesFor(parts, '<div class="card"></div>')).toBe(':root{--ink:#000}')
    expect(stylesFor(parts, '<div class="card"><svg/></div>')).toContain('.card>svg')
  })

  it('have for what is not shown at first the rules of plain elements alone', () => {
    const first = '<p class="turn">'
    const css = stylesFor(parts, `${first}<ul class="p-2">`, first)
    expect(css).toContain('table,ul{margin:0}')
    expect(css).toContain('.turn{')
    expect(css).not.toContain('.p-2')
  })

  it('bring what their rules call by name', () => {
    const css = stylesFor(parts, '<b class="turn">')
    expect(css).toContain('@keyframes spin')
    expect(css).toContain('@property --tw-x')
  })

  it('know a class however HTML writes it', () => {
    const child: StylePart = { css: '.x{}', needs: [['.[&>svg]:h-4']] }
    expect(stylesFor([child], '<a class="[&amp;&gt;svg]:h-4">')).toBe('.x{}')
  })

  it('stand before the link to the whole sheet, which waits for a script', () => {
    const link = '<link rel="stylesheet" href="/all.css">'
    const page = '<p class="p-2">'
    const styles = ':root{--ink:#000}@layer utilities{.p-2{padding:2px}}'
    expect(withOwnStyles(parts, `<head>${link}</head>${page}`)).toEqual({
      html: `<head><style data-part>${styles}</style><link rel="stylesheet" href="/all.css" disabled><noscript>${link}</noscript></head>${page}`,
      styles,
    })
  })
})
