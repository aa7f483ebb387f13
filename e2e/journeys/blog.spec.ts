import type { Page } from '@playwright/test'
import { broughtAll, expect, hydrated, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { switchTheme } from '#e2e/people.ts'
import { articlesKept } from '#e2e/phone.ts'

const article = '/blog/how-sankashti-is-kept'
const title = 'How to observe Sankashti'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Whether every picture of the article has loaded. */
const picturesShown = (page: Page) =>
  page
    .locator('main article')
    .first()
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).every((image) => image.naturalWidth > 0),
    )

test.describe('The blog without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read completely by someone who follows a link @engines', async ({ page }) => {
    const response = await page.goto(article)
    expect(response?.status()).toBe(200)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('19 Nov 2026 · 4 min read')).toBeVisible()
    await expect(page.getByText('At moonrise', { exact: true })).toBeVisible()
    await expect(page.locator('main .prose [lang=sa]').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible()
    await page.getByRole('link', { name: 'calendar' }).first().click()
    await expect(page).toHaveURL(/\/calendar$/)
  })

  test('says what is missing', { tag: '@proof' }, async ({ page }) => {
    for (const path of ['/blog/no-such-article', '/blog/%F0%9F%8C%BA', '/blog/-', '/blog/a.b'])
      expect((await page.goto(path))?.status(), path).toBe(404)
    expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404)
    await expect(heading(page, 'Article Not Found')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

    expect((await page.goto('/blog?page=77'))?.status()).toBe(404)
    expect((await page.goto('/blog?page=modak&utm_source=letter'))?.status()).toBe(200)
    await expect(page.locator('main article')).toHaveCount(9)
  })
})

test.describe('The blog on the phone', () => {
  testWithWorker(
    'is taken over without a complaint',
    { tag: '@proof' },
    async ({ page, problems }) => {
      for (const path of ['/blog', article]) {
        await page.goto(path)
        const text = () => page.locator('main h1 ~ *, main article').allTextContents()
        const rendered = await page.locator('main h1').textContent()
        await hydrated(page)
        await broughtAll(page)
        expect(await page.locator('main h1').textContent()).toBe(rendered)
        expect((await text()).length).toBeGreaterThan(0)
      }
      expect(problems).toEqual([])
    },
  )

  testWithWorker(
    'has the newest articles offline, their pictures once saved',
    async ({ page, network }) => {
      await settled(page, '/')
      await articlesKept(page)
      await page.goto(article)
      await page.getByRole('button', { name: 'Save offline' }).click()
      await expect(page.getByText('Saved with its pictures')).toBeVisible()
      await network.lose()

      await page.goto(article)
      await expect(heading(page, title)).toBeVisible()
      await expect.poll(() => picturesShown(page)).toBe(true)
      await expect(page.getByText('Saved with its pictures')).toBeVisible()

      // Never opened: its text is here, and a note replaces its picture.
      await page.goto('/blog/modak-recipe')
      await expect(
        page.getByRole('main').getByText('This picture loads when you’re online.').first(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()

      await page.goto('/blog')
      await expect(page.locator('main article')).toHaveCount(9)
      await page
        .getByRole('region', { name: 'Saved on this phone' })
        .getByRole('link', { name: title })
        .click()
      await expect(heading(page, title)).toBeVisible()
      await page.getByRole('button', { name: `Remove the saved article ${title}` }).click()
      await expect(page.getByText('Removed from this phone', { exact: true })).toBeVisible()
      await page.goto('/blog/nobody-opened-this')
      await expect(heading(page, 'This article is not saved on this phone')).toBeVisible()
      await network.regain()
      await expect(heading(page, 'Article Not Found')).toBeVisible({ timeout: 20_000 })
    },
  )

  test('goes from one article to the next, within the app', { tag: '@proof' }, async ({ page }) => {
    await page.goto(article)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name: 'book a Sankashti Puja' }).click()
    await expect(page).toHaveURL(/\/(contact|puja)$/)
    await page.goBack()
    await expect(heading(page, title)).toBeVisible()
    await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click()
    await expect(heading(page, title)).toHaveCount(0)
    await expect(page.locator('main article h1')).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test(
    'is read at the size its reader chose, here and on every page of words',
    { tag: '@proof' },
    async ({ page }) => {
      const sizeOfText = () =>
        page
          .locator('.prose > p')
          .first()
          .evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
      await page.goto(article)
      const usual = await sizeOfText()
      await page.getByRole('button', { name: 'Very large text' }).click()
      expect(await sizeOfText()).toBeGreaterThan(usual * 1.5)
      await page.goto('/terms')
      expect(await sizeOfText()).toBeGreaterThan(usual * 1.5)
      await page.goto(article)
      await page.getByRole('button', { name: 'Normal text' }).click()
      expect(await sizeOfText()).toBe(usual)
    },
  )

  test(
    'is printed without what can only be pressed, also by who reads in the dark',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto(article)
      await switchTheme(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('At moonrise', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden()
      await expect(page.locator('main :is(button, form):visible')).toHaveCount(0)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(page.locator('.prose > p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    },
  )

  test(
    'shares by the phone’s own sheet, or by the link',
    { tag: '@proof' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(article)
      await hydrated(page)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'canShare', { value: undefined, configurable: true })
      })
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /\/blog\/how-sankashti-is-kept$/,
      )
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'canShare', { value: () => true })
        Object.defineProperty(navigator, 'share', {
          value: async (what: ShareData) => Object.assign(window, { shared: what.title }),
        })
      })
      await page.getByRole('button', { name: 'Share' }).click()
      expect(await page.evaluate(() => (window as { shared?: string }).shared)).toBe(title)
    },
  )

  test(
    'says that nothing could be loaded, and tries again',
    { tag: '@proof' },
    async ({ page, release }) => {
      // Before the first page: afterwards the phone fetches the articles automatically.
      const regain = release.answer(/^\/api\/blog/, 500, '{}')
      await page.goto('/mantras')
      await hydrated(page)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Blog' })
        .click()
      await expect(
        page.getByText('Failed to load blog posts. Please try again later.'),
      ).toBeVisible()
      regain()
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.locator('main article')).toHaveCount(9)
    },
  )
})
