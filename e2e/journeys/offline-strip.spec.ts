import type { Page } from '@playwright/test'
import { expect, settled, sound, test, withWorker } from '#e2e/fixtures.ts'
import { jumps, watchJumps } from '#e2e/jumps.ts'

test.use(withWorker)

const strip = (page: Page) => page.locator('.offline-banner')

const boxOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

test.describe('The offline banner', () => {
  for (const [path, width, height] of [
    ['/mantras', 360, 740],
    ['/calendar', 1440, 900],
  ] as const)
    test(
      `is said wherever one reads ${path}, and moves nothing`,
      { tag: '@proof' },
      async ({ page, network }) => {
        await page.setViewportSize({ width, height })
        await watchJumps(page)
        await settled(page, path)
        const before = await jumps(page)
        await network.lose()
        await expect(strip(page)).toBeInViewport({ ratio: 1 })
        expect(await jumps(page)).toBe(before)
        for (const y of [600, 10_000, 0]) {
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
          await expect(strip(page)).toBeInViewport({ ratio: 1 })
          await expect(page.getByRole('banner')).toBeInViewport()
        }
        const scrolled = await jumps(page)
        await network.regain()
        await expect(strip(page)).toHaveCount(0)
        expect(await jumps(page)).toBe(scrolled)
      },
    )

  test(
    'appears above the player, and the end of the page above both',
    { tag: '@proof' },
    async ({ page, network }) => {
      await settled(page, '/mantras')
      await page.getByRole('button', { name: 'Listen' }).first().click()
      await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
      await network.lose()
      await expect(strip(page)).toBeInViewport({ ratio: 1 })
      await expect
        .poll(async () => (await boxOf(page, '.offline-banner')).bottom)
        .toBeLessThanOrEqual((await boxOf(page, '.player-bar')).top)
      // The page grows as its lower parts are laid out.
      const gap = async () => {
        await page.evaluate(() => scrollTo({ top: 1_000_000, behavior: 'instant' }))
        return (await boxOf(page, '.offline-banner')).top - (await boxOf(page, 'footer')).bottom
      }
      await expect.poll(gap).toBeGreaterThan(-1)
    },
  )

  test('never covers the focused element', { tag: '@proof' }, async ({ page, network }) => {
    // The strip's own code loads among the last.
    await settled(page, '/contact')
    await network.lose()
    await expect(strip(page)).toBeVisible()
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const element = document.activeElement
        const edge = document.querySelector('.offline-banner')?.getBoundingClientRect().top ?? 0
        const box = element?.getBoundingClientRect()
        return box &&
          !element?.closest('.tabbar') &&
          box.top > 0 &&
          box.height < 400 &&
          box.bottom > edge
          ? element?.outerHTML
          : ''
      })
      expect(hidden).toBe('')
    }
  })
})
