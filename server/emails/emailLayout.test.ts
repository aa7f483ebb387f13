import { expect, test } from 'vitest'
import { inlineStyled, renderForEmail } from '#server/markdown/renderForEmail.ts'
import { renderEmailLayout } from './emailLayout.ts'

const layout = (blocks: Parameters<typeof renderEmailLayout>[0]['blocks']) =>
  renderEmailLayout({
    language: 'hi',
    heading: 'Namaste & welcome',
    blocks,
    footer: ['The temple'],
  })

test('what people typed is text in both parts', () => {
  const { html, text } = layout(['<b>bold</b>', { quote: 'a\nb' }, { rows: [['Puja', '"x"']] }])
  expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
  expect(html).toContain('Namaste &amp; welcome')
  expect(html).toContain('a<br>b')
  expect(text).toContain('<b>bold</b>')
  expect(text).toContain('> a\n> b')
  expect(html).toMatch(/^<!doctype html><html lang="hi">/)
})

test('without its style sheet, as in Gmail, the colours are still ours and nothing is loaded', () => {
  const { html } = layout(['x', { link: { label: 'Open', url: 'https://temple.example' } }])
  const withoutSheet = html.replace(/<style>.*<\/style>/, '')
  expect(withoutSheet).toMatch(/<table[^>]*background:#fff8ef;color:#2c1810/)
  expect(withoutSheet).toMatch(/<a [^>]*background:#b3420c;color:#fff/)
  expect(html).not.toMatch(/<img|<link|@import|url\(/)
})

test('each colour has another one in a dark theme', () => {
  const { html } = layout([
    'x',
    { verse: 'ॐ' },
    { link: { label: 'Open', url: 'https://x.example' } },
  ])
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? []
  for (const [, name] of html.matchAll(/class="([a-z]+)"/g)) expect(dark).toContain(`.${name}`)
})

test('a text has its links and headings in our colours and sizes, and full addresses', async () => {
  const { html, text } = await renderForEmail(
    '## Prasad\n\nSee the [calendar](/calendar).',
    'https://temple.example',
  )
  // A page's policy refuses styles in elements: they are added for the email alone.
  expect(html).not.toContain('style=')
  const styled = inlineStyled(html)
  expect(styled).toContain('<h2 style="font-size:20px;font-weight:400">Prasad</h2>')
  expect(styled).toContain('<a style="color:#b3420c" href="https://temple.example/calendar">')
  expect(text).toContain('[calendar](https://temple.example/calendar)')
})
