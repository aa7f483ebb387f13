import type { Page } from '@playwright/test'
import { expect, hydrated, test, withMotion } from '#e2e/fixtures.ts'

// Where the page scrolls to is seen only with the movement that devotees have.
test.use(withMotion)

/** The code that follows page changes loads a little after the page. */
const ready = async (page: Page) => {
  await hydrated(page)
  await expect(said(page)).toHaveCount(1)
}
const said = (page: Page) => page.locator('[role=status].sr-only')
const focused = (page: Page) => page.locator(':focus')

test.describe('A page opened within the app', () => {
  test('moves the focus to its heading and announces its title', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    await expect(focused(page)).toHaveCount(0)
    await expect(said(page)).toHaveText('')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Daily Mantras', exact: true })
      .first()
      .click()
    const heading = page.getByRole('heading', { level: 1, name: 'Daily Mantras' })
    await expect(heading).toBeFocused()
    await expect(said(page)).toHaveText('Daily Mantras of Lord Ganesha, with text and audio')
    await expect(heading).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('continues from its heading with the keyboard', { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/mantras')
    await ready(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: 'Contact' })
    await expect(heading).toBeFocused()
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
    await page.keyboard.press('Tab')
    await expect(page.locator('main :is(a, input)').first()).toBeFocused()
  })

  test('restores its scroll position on going back', async ({ page }) => {
    await page.goto('/mantras')
    await ready(page)
    await page.locator('article').nth(11).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).focus()
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), place)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/faq$/)
    await expect(page.locator('main h1')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Daily Mantras' })).toBeFocused()
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThan(100)
  })

  test(
    'is the same page when only its query or its place changes',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/mantras')
      await ready(page)
      await page.locator('summary').first().click()
      const copy = page.getByRole('button', { name: 'Copy' }).first()
      await copy.focus()
      await page.evaluate(() => {
        history.pushState(history.state, '', '/mantras?size=large')
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
      await expect(page).toHaveURL(/size=large$/)
      await expect(copy).toBeFocused()
      await expect(said(page)).toHaveText('')
    },
  )
})
