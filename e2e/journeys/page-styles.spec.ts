import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, withMotion } from '#e2e/fixtures.ts'
import { addressHere } from '#e2e/pseudo/readPseudo.ts'
import { stylePartsOf, withoutFiles } from '#scripts/build/styleParts.ts'
import type { StylePart } from '#server/http/pageStyles.ts'

const paths = [
  '/',
  '/mantras',
  '/mantras/ganapati-atharvashirsha',
  '/calendar',
  '/calendar/ganesh-chaturthi',
  '/panchang',
  '/panchang/month',
  '/blog',
  '/blog/the-ashtavinayak-temples',
  '/puja',
  '/donate',
  '/contact',
  '/privacy',
  '/search',
  '/newsletter',
  '/shop',
  '/shop/brass-ganapati',
  '/cart',
  '/nowhere',
]

const client = join(import.meta.dirname, '../../dist/client')
/** Each language has its own sheet, which its document names. */
const bare = readFileSync(join(client, addressHere('/'), 'index.html'), 'utf8')
const [file = ''] = /\/assets\/index-[\w-]+\.css/.exec(bare) ?? []
const cssOf = (part: StylePart): string =>
  'css' in part ? part.css : `${part.head}{${part.parts.map(cssOf).join('')}}`
/** But for what says that the first frame does without it, what needs a file, and what comes later for most. */
const whole = withoutFiles(stylePartsOf(readFileSync(join(client, file), 'utf8')))
  .map(cssOf)
  .join('')
  .replaceAll(/not first-frame|\((?:scripting|forced-colors):none\)/g, 'not all')

const longPages = ['/', '/mantras', '/calendar']
const widths = [360, 1440]

/**
 * Everything rendered, each element with its box and its computed styles, independent of how fast
 * the machine draws.
 */
const looksOf = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page)
  const names = await page.evaluate(() =>
    // What is felt under a pointer, or nowhere, comes with the whole sheet.
    Array.from(getComputedStyle(document.body)).filter(
      (name) => !/^(?:--|cursor|transition|tab-size|-webkit-tap)/.test(name),
    ),
  )
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: names,
  })
  await client.detach()
  const [rendered] = documents
  if (!rendered) throw new Error('The page has no document.')
  const { nodes, layout } = rendered
  return layout.nodeIndex.map((node, index) => {
    const name = strings[nodes.nodeName?.[node] ?? -1]
    const styles = (layout.styles[index] ?? []).map((at, of) => `${names[of]}: ${strings[at]}`)
    return [name, layout.bounds[index]?.join(' '), ...styles].join('\n')
  })
}

/** The lines that are in one and not in the other. */
const differences = (own: readonly string[], all: readonly string[]): string[] =>
  own.flatMap((before, index) => {
    const after = all[index] ?? ''
    if (before === after) return []
    const lines = new Set(after.split('\n'))
    return [
      before
        .split('\n')
        .filter((line, at) => at === 0 || !lines.has(line))
        .join(', '),
    ]
  })

test.describe('The styles that a rendered page brings', () => {
  test.describe('without script', () => {
    test.use({ ...withMotion, deviceScaleFactor: 1, javaScriptEnabled: false, bypassCSP: true })

    for (const path of paths)
      test(
        `make ${path} look as the whole sheet does`,
        { tag: path === '/' ? [] : '@proof' },
        async ({ page }) => {
          // A font that arrives between the two would change boxes.
          await page.route('**/*.woff2', (route) => route.abort())
          await page.goto(path)
          await page.evaluate((isLong) => {
            document.querySelector('noscript link')?.remove()
            if (isLong) document.documentElement.dataset.painted = 'no'
            // Content outside the screen changes its height once the browser has laid it out, some
            // frames later. No first frame shows the footer.
            const style = document.createElement('style')
            style.textContent =
              '* { content-visibility: visible !important } .footer { display: none !important }'
            document.head.append(style)
          }, longPages.includes(path))
          const look = (styles: string) =>
            page.evaluate((css) => {
              const [style] = document.querySelectorAll('style[data-part]')
              if (style) style.textContent = css
              // Otherwise a colour in transition would still have its old value.
              for (const animation of document.getAnimations()) animation.cancel()
            }, styles)
          const part = await page.locator('style[data-part]').textContent()
          for (const width of widths) {
            await page.setViewportSize({ width, height: 740 })
            await look(part ?? '')
            const own = await looksOf(page)
            await look(whole)
            const all = await looksOf(page)
            expect(own.length).toBeGreaterThan(40)
            expect(all.length).toBe(own.length)
            expect(differences(own, all)).toEqual([])
          }
        },
      )
  })

  test(
    'are replaced by the whole sheet after the first paint',
    { tag: '@proof' },
    async ({ page, problems }) => {
      await page.goto('/mantras')
      await expect(page.locator('style[data-part]')).toHaveCount(0)
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
      )
      expect(sheets).toEqual([expect.stringMatching(/^\/assets\/index-/)])
      expect(problems).toEqual([])
    },
  )
})
