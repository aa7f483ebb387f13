import type { Page } from '@playwright/test'
import { drawn, expect, hydrated, test } from '#e2e/fixtures.ts'

const twice = 32

/** The browser's own text size, which lengths in media queries follow as well. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: twice, fixed: twice } })
}

const screens = [
  { width: 360, height: 740 },
  { width: 320, height: 640 },
]

/** How far a page is wider than its screen, in pixels. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Lines of text that are drawn across others, by their words. */
const overlaps = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const lines: { text: string; box: DOMRect }[] = []
    const root = document.querySelector(selector) ?? document.body
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { currentNode: node } = words
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Words for screen readers are in a box of one pixel.
      if (element.getBoundingClientRect().width <= 1) continue
      for (const box of range.getClientRects()) lines.push({ text, box })
    }
    /** Lines are set closer than their boxes are high. */
    const play = 0.5
    const cross = (a: DOMRect, b: DOMRect): boolean => {
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      return width > 2 && height > play * Math.min(a.height, b.height)
    }
    return lines.flatMap(({ text, box }, at) =>
      lines
        .slice(at + 1)
        .filter((other) => other.text !== text && cross(box, other.box))
        .map((other) => `“${text}” and “${other.text}”`),
    )
  }, within)

test.describe('With text twice as large', () => {
  test('no page scrolls sideways', async ({ page }) => {
    await enlarge(page)
    for (const path of [
      '/',
      '/mantras/sankata-nashana-stotra',
      '/aarti',
      '/calendar',
      '/calendar/ganadhipa-sankashti-2026',
      '/calendar/ganesh-chaturthi-2027',
      '/calendar/vinayaka-chaturthi-margashirsha-2026',
      '/panchang',
      '/panchang/month',
      '/puja',
      '/puja?step=names',
      '/donate',
      '/shop/marble-ganapati',
      '/cart',
      '/blog/how-sankashti-is-kept',
      '/about',
      '/contact',
      '/faq',
      '/reminders',
      '/search?q=sankashti',
      '/sadhana',
      '/login',
      '/signup',
    ]) {
      await page.setViewportSize(screens[0] ?? { width: 360, height: 740 })
      await page.goto(path)
      await hydrated(page)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await drawn(page)
        expect(await tooWide(page), `${path}, ${screen.width}`).toBeLessThanOrEqual(0)
      }
    }
  })

  test('nothing in the darshan is beside the screen', async ({ page }) => {
    await enlarge(page)
    await page.goto('/#darshan')
    const darshan = page.locator('.darshan')
    await expect(darshan.getByRole('button', { name: 'Chant' })).toBeVisible()
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await drawn(page)
      expect(await darshan.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
    }
  })

  test('nothing on the mala lies over anything else, and all of it counts', async ({ page }) => {
    await enlarge(page)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const path of ['/chant/om-gam-ganapataye-namah', '/chant/vakratunda-mahakaya']) {
        await page.goto(path)
        await expect(page.getByText('of 108', { exact: true })).toBeVisible()
        await drawn(page)
        expect(await overlaps(page, '.mala'), `${path}, ${screen.width}`).toEqual([])
        expect(await tooWide(page)).toBeLessThanOrEqual(0)
      }
      const howTo = page.getByText('Touch anywhere to count')
      await howTo.scrollIntoViewIfNeeded()
      const { x, y } = (await howTo.boundingBox()) ?? { x: 0, y: 0 }
      const before = Number(await page.locator('[data-count]').getAttribute('data-count'))
      await page.touchscreen.tap(x + 20, y + 20)
      await expect(page.locator('[data-count]')).toHaveAttribute('data-count', `${before + 1}`)
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    }
  })

  test('the bars are no higher than their words need, and these have grown', async ({ page }) => {
    const bars = () =>
      page.evaluate(() => ({
        header: document.querySelector('.header-row')?.getBoundingClientRect().height ?? 0,
        tabs: document.querySelector('.tabbar')?.getBoundingClientRect().height ?? 0,
        words: [...document.querySelectorAll('.tabbar > *')].map((tab) => {
          const range = document.createRange()
          range.selectNodeContents(tab)
          const { left, right } = range.getBoundingClientRect()
          const box = tab.getBoundingClientRect()
          return {
            size: Number.parseFloat(getComputedStyle(tab).fontSize),
            fits: left >= box.left && right <= box.right,
          }
        }),
      }))
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto('/mantras')
      await hydrated(page)
      const usual = await bars()
      await enlarge(page)
      await page.reload()
      await hydrated(page)
      const large = await bars()
      expect(large.header).toBeLessThan(usual.header * 1.3)
      expect(large.tabs).toBeLessThan(usual.tabs * 1.3)
      for (const [at, { size, fits }] of large.words.entries()) {
        const before = usual.words[at]?.size ?? 0
        // The narrowest phone has no room for larger ones: five words fill its edge already.
        if (screen.width < 360) expect(size).toBe(before)
        else expect(size).toBeGreaterThan(before)
        expect(fits).toBe(true)
      }
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    }
  })
})
