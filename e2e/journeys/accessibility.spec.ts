import { AxeBuilder } from '@axe-core/playwright'
import { expect, hydrated, sound, test } from '#e2e/fixtures.ts'

const pages = [
  '/',
  '/mantras',
  '/mantras/sankata-nashana-stotra',
  '/calendar',
  '/contact',
  '/no-such-page',
]
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

test.describe('Everyone can use it', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const viewport of sizes)
      test(`axe finds nothing, ${theme}, ${viewport.width} wide`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
        for (const path of pages) {
          await page.goto(path)
          await hydrated(page)
          if (path.startsWith('/mantras')) {
            await page
              .getByRole('button', { name: /^Listen/ })
              .first()
              .click()
            await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
          }
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(
              ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
            ),
          ).toEqual([])
        }
      })

  test('a mantra is found, heard and stopped with the keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await hydrated(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main a').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/mantras$/)
    const listen = page.getByRole('button', { name: /^Listen/ }).first()
    for (let presses = 0; presses < 60; presses++) {
      if (await listen.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(listen).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    const outline = await page
      .getByRole('button', { name: /^Hide Audio/ })
      .evaluate((button) => getComputedStyle(button).outlineStyle)
    expect(outline).not.toBe('none')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Hide Audio/ })).toHaveCount(0)
  })

  test('a toast is reached with F8 and closed with Escape', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.goto('/mantras')
    await hydrated(page)
    await page.getByRole('button', { name: 'Copy' }).first().click()
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Copied to clipboard', { exact: true })).toHaveCount(0)
  })
})
