import { expect, hydrated, test } from '#e2e/fixtures.ts'

const text = 'Daily mantras of Lord Ganesha, with text and audio:'

test(
  'The mantras are shared by WhatsApp and Telegram, each in a window of its own',
  { tag: '@proof' },
  async ({ page, context }) => {
    await page.goto('/mantras')
    await hydrated(page)
    const address = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
    expect(address).toMatch(/^http:\/\/.+\/mantras$/)
    for (const [name, host, sent] of [
      ['WhatsApp', 'wa.me', { text: `${text} ${address}` }],
      ['Telegram', 't.me', { url: address, text }],
    ] as const) {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: name }))
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name }).click()
      const url = new URL((await opened).url())
      expect(url.host).toBe(host)
      expect(Object.fromEntries(url.searchParams)).toEqual(sent)
      await expect(page).toHaveURL(/\/mantras$/)
    }
  },
)
