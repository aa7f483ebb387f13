import { expect, test } from '#e2e/fixtures.ts'

test.use({ javaScriptEnabled: false })

const first = async (address: string): Promise<string> => {
  const sitemap = await (await fetch(address)).text()
  return new URL(/<loc>([^<]*\/(?:calendar|blog)\/[^<]*)/.exec(sitemap)?.[1] ?? '').pathname
}

const pages = [
  '/',
  '/mantras',
  '/mantras/ganesha-gayatri',
  '/aarti',
  '/calendar',
  '/panchang',
  '/panchang/month',
  '/puja',
  '/donate',
  '/blog',
  '/contact',
  '/search?q=modak',
  '/about',
  '/faq',
  '/login',
  '/signup',
  '/outbox',
  '/shop',
]

test('no button is drawn that would do nothing, and home names the city of its answer', async ({
  page,
  baseURL,
}) => {
  const found = await Promise.all(
    ['festivals', 'posts'].map((name) => first(`${baseURL}/sitemap-${name}.xml`)),
  )
  for (const path of [...pages, ...found]) {
    await page.goto(path)
    // The menu is a native popover; a day of the calendar can only be read.
    const idle = page.locator(
      ':is(button, [role=button], select):visible:not([popovertarget], [data-date], form[action] *)',
    )
    expect([path, await idle.evaluateAll((all) => all.map((each) => each.outerHTML))]).toEqual([
      path,
      [],
    ])
  }
  await page.goto('/')
  await expect(page.locator('.answer-place')).toHaveText(/ in Pune$/)
})

test(
  'a page that is not there is looked for by its own words',
  { tag: '@proof' },
  async ({ page }) => {
    expect((await page.goto('/mantras/vakratunda-of-old'))?.status()).toBe(404)
    const field = page.getByLabel('What are you looking for?')
    await expect(field).toHaveValue('vakratunda of old')
    const sections = page.getByRole('navigation', { name: 'To read' })
    await expect(sections.getByRole('link')).toHaveText([
      'Daily Mantras',
      'Festival Calendar',
      'Blog',
      'FAQ',
    ])
    await field.fill('vakratunda')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=vakratunda$/)
    await expect(page.getByRole('link', { name: 'Vakratunda Mahakaya' })).toBeVisible()
  },
)

test('an article that is not there leads on, too', { tag: '@proof' }, async ({ page }) => {
  expect((await page.goto('/blog/how-sankashti-was-kept'))?.status()).toBe(404)
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('how sankashti was kept')
  await expect(page.getByRole('link', { name: 'All articles' })).toBeVisible()
})
