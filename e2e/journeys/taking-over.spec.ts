import { expect, hydrated, isHydrated, sound, test } from '#e2e/fixtures.ts'
import { switchTheme } from '#e2e/people.ts'

/** React receives every click by now, but cannot handle it yet. */
const isListening = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  )

test.describe('While the app takes over the rendered page', () => {
  test('a mantra sounds before the app is there, which goes on with it', async ({
    page,
    release,
  }) => {
    const letCome = release.hold(/^\/assets\/index-/)
    await page.goto('/mantras', { waitUntil: 'load' })
    const mantra = page.locator('article', { hasText: 'Vakratunda Mahakaya' })
    const listen = mantra.getByRole('button', { name: 'Listen' })
    await listen.click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
    // A second press ends it, and the app does not begin it again.
    await listen.click()
    await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
    await listen.click()
    await expect.poll(async () => (await sound(page)).position).toBeGreaterThan(0.5)
    const { position } = await sound(page)
    letCome()
    await expect(mantra.getByRole('button', { name: 'Pause' })).toBeVisible()
    expect((await sound(page)).position).toBeGreaterThan(position)
    await mantra.getByRole('button', { name: 'Pause' }).click()
    await expect(listen).toBeVisible()
    expect((await sound(page)).isPlaying).toBe(false)
  })

  for (const [when, code] of [
    ['before the app is there', /^\/assets\/index-/],
    ['before its own code is there', /^\/assets\/mantras-/],
  ] as const)
    test(
      `a press ${when} is handled as soon as it is`,
      { tag: '@proof' },
      async ({ page, release }) => {
        const letCome = release.hold(code)
        await page.goto('/mantras', { waitUntil: 'load' })
        if (!code.test('/assets/index-')) await page.waitForFunction(isListening)
        const mantra = page.locator('article', { hasText: 'Vakratunda Mahakaya' })
        await mantra.getByRole('button', { name: 'Listen' }).click()
        expect(await isHydrated(page)).toBe(false)
        letCome()
        await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
        // It is done once, and later presses are handled at once.
        await mantra.getByRole('button', { name: 'Pause' }).click()
        await expect(mantra.getByRole('button', { name: 'Listen' })).toBeVisible()
      },
    )

  for (const [when, code] of [
    ['before the app is there', /^\/assets\/index-/],
    ['before its own code is there', /^\/assets\/page-login-/],
  ] as const)
    test(
      `a form that is sent ${when} stays as it is, and nothing of it is in the address`,
      { tag: when === 'before the app is there' ? [] : '@proof' },
      async ({ page, release }) => {
        const letCome = release.hold(code)
        await page.goto('/login', { waitUntil: 'load' })
        if (!code.test('/assets/index-')) await page.waitForFunction(isListening)
        await page.getByLabel('Username or email').fill('asha')
        await page.getByLabel('Password', { exact: true }).fill('Not-hers-1')
        await page.getByLabel('Password', { exact: true }).press('Enter')
        expect(await isHydrated(page)).toBe(false)
        letCome()
        await hydrated(page)
        await expect(page).toHaveURL(/\/login$/)
        await expect(page.getByLabel('Username or email')).toHaveValue('asha')
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Not-hers-1')
      },
    )

  test('a reader who has scrolled stays in place', { tag: '@proof' }, async ({ page, release }) => {
    const letCome = release.hold(/^\/assets\/index-.*js$/)
    await page.goto('/terms', { waitUntil: 'load' })
    await expect(page.locator('html')).toHaveAttribute('data-painted', 'all')
    await page.mouse.wheel(0, 700)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    letCome()
    await hydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(700)
    // The next page begins at its top, and going back to this one restores the position.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test(
    'theme and text size respond while their code is still loading',
    { tag: '@proof' },
    async ({ page, release }) => {
      const letCome = release.hold(/^\/assets\/(pages-|page-mantras)/)
      await page.goto('/mantras/ganesha-gayatri', { waitUntil: 'load' })
      await page.waitForFunction(isListening)
      const html = page.locator('html')
      await switchTheme(page)
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Text and more' }).click()
      await page.getByRole('button', { name: 'Very large text' }).click()
      await expect(html).toHaveAttribute('data-reading-size', 'larger')
      await page.keyboard.press('Escape')
      expect(await isHydrated(page)).toBe(false)
      letCome()
      await hydrated(page)
      await switchTheme(page)
      await expect(html).toHaveAttribute('data-theme', 'light')
    },
  )
})
