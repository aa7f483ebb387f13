import type { Page } from '@playwright/test'
import { broughtAll, drawn, expect, hydrated, test, withMotion, withWorker } from '#e2e/fixtures.ts'
import { jumps, watchJumps } from '#e2e/jumps.ts'
import type { Release } from '#e2e/release.ts'

test.use({ ...withWorker, ...withMotion })

const paths = [
  '/',
  '/calendar',
  '/blog',
  '/blog/how-sankashti-is-kept',
  '/contact',
  '/shop',
  '/shop/brass-ganapati',
  '/donate',
  '/puja',
  '/panchang',
  '/about',
  '/login',
  '/mantras/om-gam-ganapataye-namah',
]

/**
 * A line with a Devanagari word may reflow when its font arrives: how far depends on the device's
 * fonts. A block that moves counts ten times as much.
 */
const most = 0.02

test.describe('The first frame on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } })

  for (const path of paths)
    test(
      `of ${path} does not move while the rest loads slowly`,
      { tag: path === '/' ? [] : '@proof' },
      async ({ page, release }) => {
        expect(await jumpsOf(page, release, path)).toBeLessThan(most)
      },
    )

  test(
    'of /about does not move when the aarti that comes next is marked',
    { tag: '@proof' },
    async ({ page, release }) => {
      // At half past eight in Pune the next one is on the first screen. Playwright's clock would hide
      // when the first frame was painted.
      await page.addInitScript((at) => (Date.now = () => at), new Date().setUTCHours(3, 0))
      expect(await jumpsOf(page, release, '/about')).toBeLessThan(most)
      await expect(page.locator('[data-is=next]')).toBeInViewport()
    },
  )

  for (const path of [
    '/',
    '/mantras',
    '/calendar',
    '/blog',
    '/blog/modak-recipe',
    '/faq',
    '/panchang',
    '/about',
    '/login',
  ])
    test(
      `of ${path} has words as the page’s largest thing`,
      { tag: '@proof' },
      async ({ page, release }) => {
        const letCome = release.hold(/^\/assets\//)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        // Without any file: what the document alone shows, the answer on the home page.
        if (path === '/') await expect.poll(() => largest(page)).toMatchObject({ element: 'P' })
        const first = await largest(page)
        letCome()
        await hydrated(page)
        await broughtAll(page)
        await drawn(page)
        const last = await largest(page)
        expect(last.picture).toBe('')
        if (path === '/') expect(last).toEqual(first)
      },
    )
})

async function jumpsOf(page: Page, release: Release, path: string): Promise<number> {
  await watchJumps(page)
  const letCome = release.hold(/^\/assets\/.*\.css/)
  await page.goto(path, { waitUntil: 'commit' })
  // As on a slow network: what is below is shown before its styles are there. A mantra is shorter than
  // the screen: its footer then moves, behind the player.
  if (path.startsWith('/mantras/')) await firstFrame(page)
  else await expect(page.locator('html')).toHaveAttribute('data-painted', 'all')
  letCome()
  await expect(page.locator('style[data-part]')).toHaveCount(0)
  await hydrated(page)
  await broughtAll(page)
  await drawn(page)
  return jumps(page)
}

const firstFrame = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** What the browser counts as its largest paint so far. */
const largest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ picture: string; element: string; at: number }>((resolve) => {
        type Paint = PerformanceEntry & { url: string; element?: Element }
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as Paint | undefined
          resolve({
            picture: last?.url ?? 'nothing was told',
            element: last?.element?.tagName ?? '',
            at: last?.startTime ?? 0,
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
