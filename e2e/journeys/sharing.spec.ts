import { expect, hydrated, test, withoutWorker } from '#e2e/fixtures.ts'

test.use(withoutWorker)

const text = 'Daily mantras of Lord Ganesha, with text and audio:'

test.describe('The mantras are shared', () => {
  for (const [name, host, sent] of [
    ['WhatsApp', 'wa.me', (page: string) => ({ text: `${text} ${page}` })],
    ['Telegram', 't.me', (page: string) => ({ url: page, text })],
  ] as const)
    test(
      `by ${name}, in a window of its own`,
      { tag: name === 'WhatsApp' ? [] : '@proof' },
      async ({ page, context }) => {
        await context.route(`https://${host}/**`, (route) => route.fulfill({ body: name }))
        await page.goto('/mantras')
        await hydrated(page)
        const address = await page.locator('link[rel=canonical]').getAttribute('href')
        expect(address).toMatch(/^http:\/\/.+\/mantras$/)
        const opened = page.waitForEvent('popup')
        await page.getByRole('link', { name }).click()
        const url = new URL((await opened).url())
        expect(url.host).toBe(host)
        expect(Object.fromEntries(url.searchParams)).toEqual(sent(address ?? ''))
        await expect(page).toHaveURL(/\/mantras$/)
      },
    )
})
