import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from '#e2e/fixtures.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const messages = (page: Page) => region(page).getByRole('listitem')
const copy = (page: Page) =>
  page
    .getByRole('button', { name: /^(Copy|Copied)$/ })
    .first()
    .click()

const refuseCopies = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })

test.describe('A message', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.goto('/mantras')
    await hydrated(page)
    await page.locator('summary').first().click()
    // The first message loads the code for all.
    await copy(page)
    await expect(messages(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(messages(page)).toHaveCount(0)
    await stopClock(page)
    await copy(page)
    await expect(messages(page)).toHaveText(/^Copied to clipboard Sanskrit mantra has been copied/)
  })

  test(
    'stays for five seconds, or until the next takes its place',
    { tag: '@proof' },
    async ({ page }) => {
      await page.clock.runFor(4_990)
      await expect(messages(page)).toHaveAttribute('data-state', 'open')
      await page.clock.runFor(10)
      await expect(messages(page)).toHaveCount(0)
      await copy(page)
      await expect(messages(page)).toHaveText(/^Copied to clipboard/)
      await refuseCopies(page)
      await copy(page)
      await expect(messages(page)).toHaveText(/^Copy failed Could not copy the mantra text/)
      await page.clock.runFor(5_000)
      await expect(messages(page)).toHaveCount(0)
    },
  )

  test('stays while it is hovered or focused', { tag: '@proof' }, async ({ page }) => {
    await page.clock.runFor(4_000)
    await messages(page).hover()
    await page.clock.runFor(60_000)
    await expect(messages(page)).toHaveAttribute('data-state', 'open')
    await page.mouse.move(180, 700)
    await page.clock.runFor(500)
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(messages(page)).toHaveAttribute('data-state', 'open')
    await page.getByRole('button', { name: /^All/ }).focus()
    await page.clock.runFor(490)
    await expect(messages(page)).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(10)
    await expect(messages(page)).toHaveCount(0)
  })

  test('closes by Escape and by its button, and the next one keeps its time @engines', async ({
    page,
  }) => {
    await page.keyboard.press('Escape')
    await expect(messages(page)).toHaveCount(0)
    await copy(page)
    await expect(messages(page)).toHaveCount(1)
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(messages(page)).toHaveCount(0)
    await copy(page)
    await messages(page).getByRole('button', { name: 'Close' }).click()
    await expect(messages(page)).toHaveCount(0)
    await copy(page)
    await expect(messages(page)).toHaveCount(1)
    await page.clock.runFor(5_000)
    await expect(messages(page)).toHaveCount(0)
  })

  test(
    'closes when it is swiped 50 px to the right, and no less',
    { tag: '@proof' },
    async ({ page, context }) => {
      const session = await context.newCDPSession(page)
      const swipe = async (distance: number) => {
        const box = await messages(page).boundingBox()
        const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20]
        for (const moved of [0, 15, 30, 45, distance])
          await session.send('Input.dispatchTouchEvent', {
            type: moved === 0 ? 'touchStart' : 'touchMove',
            touchPoints: [{ x: x + moved, y }],
          })
        await expect(messages(page)).toHaveAttribute('data-swipe', 'move')
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      await swipe(49)
      await expect(messages(page)).toHaveAttribute('data-swipe', 'cancel')
      await expect(messages(page)).toHaveAttribute('data-state', 'open')
      await swipe(50)
      await expect(messages(page)).toHaveCount(0)
    },
  )
})
