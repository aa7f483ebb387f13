import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'

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
  '/nowhere',
]

const shell = readFileSync(join(import.meta.dirname, '../../dist/client/index.html'), 'utf8')
const whole = /<style>[\s\S]*?<\/style>/.exec(shell)?.[0] ?? ''

/** What a page links to for whoever has no script: here its own styles alone shall be seen. */
const wholeSheet = /(?<=<noscript>)<link rel="stylesheet" href="\/assets\/index-[^>]*>/
/** These two bring nothing of the late sheet either, which is never applied without the whole. */
const bothSheets = /(?<=<noscript>)<link rel="stylesheet" href="\/assets\/index-[^>]*><link[^>]*>/
const lightPages = ['/', '/mantras']

/** The page as it comes, but for its styles. */
const giveStyles = async (page: Page, change: (html: string) => string): Promise<void> => {
  await page.unrouteAll()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const html = await answer.text()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    expect(change(html)).not.toBe(html)
    return route.fulfill({ response: answer, body: change(html), headers })
  })
}

/** Asked again and again from here: where no script may run, the page itself cannot wait. */
const isDrawn = () =>
  document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete)

/** The page's picture once its faces and drawings are there: also those that only a long one shows. */
const still = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true)
  const look = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  let last = await look()
  await expect(async () => {
    const before = last
    last = await look()
    expect(last.equals(before)).toBe(true)
  }).toPass()
  return last
}

test.describe('The styles that a rendered page brings', () => {
  for (const width of [360, 1440])
    test.describe(`at ${width} pixels`, () => {
      // A long page's picture at a phone's density is more than a busy machine draws at once.
      test.use({
        viewport: { width, height: 740 },
        deviceScaleFactor: 1,
        javaScriptEnabled: false,
      })

      for (const path of paths) {
        const linked = lightPages.includes(path) ? bothSheets : wholeSheet
        test(`make ${path} look as the whole sheet does`, async ({ page }) => {
          const look = async () => {
            await page.goto(path)
            return still(page)
          }
          await giveStyles(page, (html) => html.replace(linked, ''))
          const own = await look()
          expect(await page.locator('style[data-part]').count()).toBe(1)
          await giveStyles(page, (html) =>
            html.replace(linked, '').replace(/<style data-part>[\s\S]*?<\/style>/, () => whole),
          )
          const all = await look()
          expect(await page.locator('style[data-part]').count()).toBe(0)
          expect(own.equals(all)).toBe(true)
        })
      }
    })

  // Ten segments of TCP are the first flight, 14,600 bytes, less what encryption and the status line take.
  for (const [path, most] of [
    ['/', 14_200],
    ['/mantras', 14_200],
    ['/blog/the-ashtavinayak-temples', 14_200],
    ['/calendar', 14_450],
  ] as const)
    test(`let ${path} come in one go of the network`, async ({ request }) => {
      const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
      const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const bytes = Number(answer.headers()['content-length']) + headers.join('').length
      expect(bytes).toBeGreaterThan(5_000)
      expect(bytes).toBeLessThan(most)
    })

  test('are replaced by the whole sheet after the first paint', async ({ page, problems }) => {
    await page.goto('/mantras')
    await expect(page.locator('style[data-part]')).toHaveCount(0)
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    )
    expect(sheets).toEqual([
      expect.stringMatching(/^\/assets\/index-/),
      expect.stringMatching(/^\/assets\/lazy-/),
    ])
    expect(problems).toEqual([])
  })
})
