import type { Page } from '@playwright/test'
import { blogClient } from '#e2e/blogAdmin.ts'
import { expect, settled, test, testWithWorker } from '#e2e/fixtures.ts'
import { articlesKept, rowsOn } from '#e2e/phone.ts'

/** Whether an article’s text is on the phone. */
const isKept = async (page: Page, slug: string): Promise<boolean> =>
  (await rowsOn(page, 'posts', slug)).length > 0

test.describe('What an editor publishes, without a script', { tag: '@proof' }, () => {
  test.use({ javaScriptEnabled: false })

  test('has its further pages behind links', async ({ page }) => {
    const client = await blogClient()
    await client.publish('Ten makes a second page', 'A text.')
    await page.goto('/blog')
    await expect(page.locator('main article')).toHaveCount(9)
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page).toHaveURL(/\/blog\?page=2$/)
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(page.locator('main article')).not.toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/)
    await page.getByRole('link', { name: 'Newer' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await client.leave()
  })

  test('is reported as removed once it is unpublished', async ({ page }) => {
    const client = await blogClient()
    const post = await client.publish('Soon taken away', 'A text.')
    expect((await page.goto(`/blog/${post.slug}`))?.status()).toBe(200)
    await client.remove(post)
    await expect.poll(async () => (await page.goto(`/blog/${post.slug}`))?.status()).toBe(410)
    await expect(page.getByText('The temple has removed this article.')).toBeVisible()
    await client.leave()
  })
})

test.describe('What an editor publishes, on the phone', () => {
  testWithWorker(
    'gets what an editor publishes, and drops what the temple removes',
    async ({ page, network }) => {
      await settled(page, '/')
      await articlesKept(page)
      const client = await blogClient()
      const post = await client.publish('Published for installed phones', 'Lamps for everybody.')
      // The app is opened again, anywhere.
      await page.goto('/mantras')
      await expect.poll(() => isKept(page, post.slug)).toBe(true)
      await network.lose()
      await page.goto('/blog')
      await page.locator(`main a[href="/blog/${post.slug}"]`).first().click()
      await expect(page.getByText('Lamps for everybody.')).toBeVisible()
      await network.regain()
      await client.remove(post)
      await page.goto(`/blog/${post.slug}`)
      await expect(page.getByText('The temple has removed this article.')).toBeVisible()
      // The server says so too, before the app runs and drops the phone's copy.
      await expect.poll(() => isKept(page, post.slug)).toBe(false)
      await network.lose()
      await page.goto(`/blog/${post.slug}`)
      await expect(page.getByText('Lamps for everybody.')).toHaveCount(0)
      await network.regain()
      await client.leave()
    },
  )
})
