import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from '#e2e/fixtures.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')

/** As a hand moves a mouse: through every point on the way, not in one jump. */
async function moveTo(page: Page, to: Locator | [x: number, y: number]): Promise<void> {
  const box = Array.isArray(to) ? undefined : await to.boundingBox()
  const [x, y] = Array.isArray(to)
    ? to
    : [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y, { steps: 12 })
}

/** Records when a pointer enters a button and when a tooltip appears, by the page's own clock. */
const watchTooltips = (page: Page) =>
  page.addInitScript(() => {
    const seen: { overAt: number; shownAt: number }[] = []
    let overAt = 0
    addEventListener('DOMContentLoaded', () => {
      document.addEventListener('pointerover', ({ target }) => {
        if (target instanceof Element && target.closest('.icon-button')) overAt = performance.now()
      })
      new MutationObserver((changes) => {
        const isShown = changes.some(({ addedNodes }) =>
          [...addedNodes].some(
            (node) => node instanceof Element && node.querySelector('[role=tooltip]'),
          ),
        )
        if (isShown) seen.push({ overAt, shownAt: performance.now() })
      }).observe(document.body, { childList: true, subtree: true })
    })
    Object.assign(window, { seenTooltips: seen })
  })

const delays = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { seenTooltips: { overAt: number; shownAt: number }[] }).seenTooltips.map(
      ({ overAt, shownAt }) => shownAt - overAt,
    ),
  )

test.describe('Tooltips, with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test(
    'name an icon after 700 ms, and the next one at once',
    { tag: '@proof' },
    async ({ page }) => {
      await watchTooltips(page)
      await page.goto('/mantras/ganesha-gayatri')
      await hydrated(page)
      // A first one, so that its code is loaded: then the time is the tooltip's own.
      await moveTo(page, page.getByRole('button', { name: 'Dark mode' }))
      await expect(tooltip(page)).toHaveText('Dark mode')
      // Around the buttons of the band, which are on the straight way.
      await moveTo(page, [1430, 200])
      await moveTo(page, [700, 500])
      await expect(tooltip(page)).toHaveCount(0)
      // Until a tooltip waits again: 300 ms after the last.
      await page.waitForFunction(
        (since) => performance.now() - since > 400,
        await page.evaluate(() => performance.now()),
      )
      await moveTo(page, page.getByRole('button', { name: 'Text and more' }))
      await expect(tooltip(page)).toHaveText('Text and more')
      await moveTo(page, page.getByRole('button', { name: 'Save offline' }))
      await expect(tooltip(page)).toHaveText('Save offline')
      const [, slow = 0, quick = Infinity] = await delays(page)
      expect(slow).toBeGreaterThanOrEqual(690)
      expect(slow).toBeLessThan(2_000)
      // Far below the time of a first one, even on a busy machine.
      expect(quick).toBeLessThan(650)
    },
  )

  test(
    'are shown by the keyboard and hidden by Escape, and nobody’s focus is lost',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      const theme = page.getByRole('button', { name: 'Dark mode' })
      const before = await theme.elementHandle()
      for (let presses = 0; presses < 30; presses++) {
        if (await theme.evaluate((button) => button === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(tooltip(page)).toHaveText('Dark mode')
      await expect(theme).toBeFocused()
      expect(await theme.evaluate((now, earlier) => now === earlier, before)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
      await expect(theme).toBeFocused()
    },
  )

  test('name the player’s buttons by what they do now', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/mantras')
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Listen/ })
      .first()
      .click()
    const bar = page.getByRole('region', { name: 'Now playing' })
    await moveTo(page, bar.getByRole('button', { name: 'Pause' }))
    await expect(tooltip(page)).toHaveText('Pause')
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expect(tooltip(page)).toHaveCount(0)
    await moveTo(page, [700, 300])
    await moveTo(page, bar.getByRole('button', { name: 'Play' }))
    await expect(tooltip(page)).toHaveText('Play')
  })
})

test('a phone, which cannot hover, never fetches them', { tag: '@proof' }, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/mantras/ganesha-gayatri')
  await hydrated(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.tap()
  await page.getByRole('button', { name: 'Dark mode' }).tap()
  await more.tap()
  await page.getByRole('button', { name: 'Text and more' }).tap()
  await page.getByRole('button', { name: 'Large text', exact: true }).tap()
  await page.getByRole('button', { name: 'Close', exact: true }).tap()
  await page
    .getByRole('button', { name: /^Listen/ })
    .first()
    .tap()
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  expect(requests.filter((url) => /Tooltip/.test(url))).toEqual([])
})
