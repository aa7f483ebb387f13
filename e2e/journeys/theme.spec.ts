import { expect, hydrated, test } from '#e2e/fixtures.ts'

test.describe('Light and dark', () => {
  test('it is light at first, and the choice is kept without a flash', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Light or dark' }).click()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    // Seen with the eyes of the first frame: no module of the app may run at all.
    await page.route(/\/assets\/.*\.js/, (route) => route.abort())
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        window.name = document.documentElement.dataset['theme'] ?? ''
      })
    })
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => window.name)).toBe('dark')
  })

  test('text can be made larger, and stays so', async ({ page }) => {
    await page.goto('/mantras')
    await hydrated(page)
    const line = page.locator('.mantra-text').first()
    const size = () => line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const normal = await size()
    expect(normal).toBeGreaterThanOrEqual(26)
    const chosen = page.getByRole('group', { name: 'Text size' }).locator('[aria-pressed=true]')
    await expect(chosen).toHaveAccessibleName('Normal text')
    await page.getByRole('button', { name: 'Very large text' }).click()
    await expect.poll(size).toBeGreaterThan(normal * 1.2)
    await expect(chosen).toHaveAccessibleName('Very large text')
    await page.reload()
    expect(await size()).toBeGreaterThan(normal * 1.2)
    await expect(chosen).toHaveAccessibleName('Very large text')
  })
})
