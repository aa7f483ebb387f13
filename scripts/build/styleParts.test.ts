import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { stylesFor } from '#server/http/pageStyles.ts'
import { alternativesOf, forFirstFrame, needsOf, stylePartsOf, withoutFiles } from './styleParts.ts'

describe('What a selector cannot match without', () => {
  it.each([
    ['.card', ['.card']],
    ['a.link:hover>svg', ['a', '.link', 'svg']],
    ['.sm\\:p-2\\.5', ['.sm:p-2.5']],
    ['.w-\\[calc\\(100\\%-1rem\\)\\]:focus', ['.w-[calc(100%-1rem)]']],
    ['.dark\\:block:where([data-theme=dark] *)', ['.dark:block']],
    ['html[data-painted=no] :is(main>section~section,.footer)', ['html']],
    [':where(.space>:not(:last-child))', ['.space']],
    [':where(main,footer) a', ['a']],
    ['*', []],
    ['::file-selector-button', ['::']],
    ['::-webkit-datetime-edit', ['::']],
    ['.range::-webkit-slider-thumb', ['.range']],
    ['::selection', []],
    ['#root', []],
    ['.verse [lang=sa]', ['.verse', ':sa']],
    ['p:not([lang=sa])', ['p']],
    ['[type=search] .hint', ['.hint']],
    [':root:has(.bar) body', ['.bar', 'body']],
    ['.table:has(th:nth-child(3)) td', ['.table', 'th', 'td']],
    ['.card:not(:has(.bar))', ['.card']],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs)
  })
})

test.each([
  [':is(.a,.b) .c', ['.a .c', '.b .c']],
  ['.menu:is(.open,[open])>a', ['.menu .open>a', '.menu [open]>a']],
  [':is(.a,.b:is(i,u))', ['.a', '.b i', '.b u']],
  [':is(.a,.b :not(.c,.d)>i)', ['.a', '.b :not(.c,.d)>i']],
  ['.a:has(.b,~.c)', ['.a .b', '.a ~.c']],
  ['.a:not(.b,.c)', ['.a:not(.b,.c)']],
  ['.a:not(:is(.b,.c))', ['.a:not(:is(.b,.c))']],
  ['.a', ['.a']],
])('each alternative of %s needs its own', (selector, alternatives) => {
  expect(alternativesOf(selector).map((each) => each.trim())).toEqual(alternatives)
})

test('a rule for either of two classes comes with one of them alone', () => {
  const sheet = ':is(.a,.b)>.c{top:0}'
  expect(stylesFor(stylePartsOf(sheet), '<p class="b"><i class="c">')).toBe(sheet)
  expect(stylesFor(stylePartsOf(sheet), '<p class="c">')).toBe('')
})

test('styles needed at once request no file', () => {
  const sheet = '@font-face{src:url(a)}@layer components{.a{mask:url(b)}.a{width:1px}}.b{top:0}'
  expect(stylesFor(withoutFiles(stylePartsOf(sheet)), '<p class="a b">')).toBe(
    '@layer components{.a{width:1px}}.b{top:0}',
  )
})

test('only the custom properties that a page uses are included', () => {
  const sheet =
    ':root{--a:var(--b);--b:red;--c:blue;--d:0;color:red}[data-theme=dark]{--b:blue}.p{top:var(--a)}'
  expect(stylesFor(stylePartsOf(sheet), '<p class="p" style="left:var(--d)">')).toBe(
    ':root{--a:var(--b);--b:red;--d:0;color:red;}[data-theme=dark]{--b:blue;}.p{top:var(--a)}',
  )
})

test('a custom property comes with what reads it, not with others of a longer name', () => {
  const sheet =
    ':root{--a:0;--a-b:1;--c:2}@property --c{inherits:false}.p{--a:3}.q{--c:4;left:0}.r{top:var(--a-b)}'
  expect(stylesFor(stylePartsOf(sheet), '<i class="p q r">')).toBe(
    ':root{--a-b:1;}.q{--c:4;left:0}.r{top:var(--a-b)}',
  )
  expect(stylesFor(stylePartsOf(sheet), '<i class="p q" style="top:var(--a, var(--c))">')).toBe(
    ':root{--a:0;--c:2;}@property --c{inherits:false}.p{--a:3}.q{--c:4;left:0}',
  )
})

test('what browsers draw in a field comes with one that the first frame shows', () => {
  const sheet = '::placeholder{color:red}.range::-webkit-slider-thumb{top:0}'
  const parts = stylePartsOf(sheet)
  expect(stylesFor(parts, '<textarea></textarea>')).toBe('::placeholder{color:red}')
  expect(stylesFor(parts, '<i class="range"></i><input>', '<i class="range"></i>')).toBe(
    '.range::-webkit-slider-thumb{top:0}',
  )
})

test('only the faces and the sizes of text that a page uses are included', () => {
  const sheet =
    '@font-face{font-family:"A on B";src:local(B)}@font-face{font-family:C;src:local(C)}' +
    'html[data-size]{top:0}html[data-reading-size=large]{--r:2}.p{font-family:x, A on B}.q{top:var(--r)}'
  expect(stylesFor(stylePartsOf(sheet), '<html><p class="p">')).toBe(
    '@font-face{font-family:"A on B";src:local(B)}html[data-size]{top:0}.p{font-family:x, A on B}',
  )
  expect(stylesFor(stylePartsOf(sheet), '<p class="q">')).toBe(
    'html[data-reading-size=large]{--r:2;}.q{top:var(--r)}',
  )
})

test('styles that the first frame cannot show come later', () => {
  const sheet =
    '@media print{.a{top:0}}@media (scripting:none){.a{top:1px}}@media (prefers-contrast:more){.a{top:3px}}.a:hover,.a:active{top:2px}' +
    '.a,.a:hover{top:3px}@layer base{::-webkit-datetime-edit{top:4px}.a{top:5px}}@property --x{}'
  expect(stylesFor(forFirstFrame(stylePartsOf(sheet)), '<p class="a"><input>')).toBe(
    '.a,.a:hover{top:3px}@layer base{.a{top:5px}}',
  )
})

test('what says that it waits is not in the first frame', () => {
  const sheet = '@media not first-frame{.a{top:0}}:root:has(.a:hover){--x:0}'
  expect(stylesFor(forFirstFrame(stylePartsOf(sheet)), '<p class="a">')).toBe('')
})

test('leaves out of the first frame what is only felt under a pointer', () => {
  const sheet = '.a{cursor:pointer}.a{color:red;transition:color .15s,scale .15s;top:0}'
  expect(stylesFor(forFirstFrame(stylePartsOf(sheet)), '<p class="a">')).toBe('.a{color:red;top:0}')
})

test('drops the test for mixed colours, which every browser with popovers supports', () => {
  const sheet =
    '.a{color:red;top:0}.b{color:red}' +
    '@supports (color:color-mix(in lab, red, red)){.a{color:blue}.b{color:blue}}'
  expect(stylesFor(forFirstFrame(stylePartsOf(sheet)), '<p class="a b">')).toBe(
    '.a{top:0}.a{color:blue}.b{color:blue}',
  )
})

describe('The built sheet', () => {
  const build = join(import.meta.dirname, '../../dist/client')
  const [file = ''] = readdirSync(join(build, 'assets')).filter((name) =>
    /^index-.*css$/.test(name),
  )
  const sheet = readFileSync(join(build, 'assets', file), 'utf8')

  it('is complete for a page that needs all of it', () => {
    const parts = stylePartsOf(sheet)
    const names = new Set<string>()
    const called = new Set<string>()
    const collect = (part: (typeof parts)[number]): void => {
      if ('parts' in part) part.parts.forEach(collect)
      else {
        if ('name' in part && part.name) called.add(part.name)
        for (const name of (part.needs ?? []).flat()) names.add(name)
      }
    }
    parts.forEach(collect)
    const tags = [...names].filter((name) => /^\w/.test(name)).map((tag) => `<${tag}>`)
    const startingWith = (sign: string) =>
      [...names].filter((name) => name.startsWith(sign)).map((name) => name.slice(1))
    const classes = startingWith('.')
    tags.push(...startingWith(':').map((code) => `<i lang="${code}">`))
    const calls = [...called].map((name) => (name.startsWith('--') ? `var(${name})` : name))
    const page = `<i class="${classes.join(' ')}" style="${calls.join()}">${tags.join('')}`
    const plain = (css: string) => css.replace(/\/\*[\s\S]*?\*\/|[\s;]/g, '')
    // Except for what Tailwind adds for browsers without `@property`.
    const properties = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/g
    expect(sheet.match(properties)).toHaveLength(1)
    const without = (css: string) => plain(css.replace(properties, ''))
    expect(without(stylesFor(parts, page)) === without(sheet)).toBe(true)
  })
})
