import { expect, hydrated, sound, test, withoutWorker } from '#e2e/fixtures.ts'

test.use(withoutWorker)

const top = (selector: string) =>
  Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? NaN) + scrollY)

/** Everything on the page has been near once, so that it has its true height. */
const readThrough = async () => {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

test('Home is five screens on a phone, and no wider than it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(readThrough)
  await expect(page.getByRole('heading', { name: 'From the blog' })).toBeVisible()
  await expect(page.locator('#home-products').getByRole('listitem')).toHaveCount(4)
  // On days of observance the scene also says how to observe them.
  const height = (selector: string) => document.querySelector(selector)?.clientHeight ?? 0
  const observed = await page.evaluate(height, '.observe')
  expect((await page.evaluate(top, '.footer')) - observed).toBeLessThanOrEqual(5 * 740)
  const isWider = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isWider)).toBe(false)
})

test('Three mantras, four products and three posts are moved past by hand or by keyboard', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const rail = page.locator('.rail ul').first()
  await expect(rail.getByRole('article')).toHaveCount(3)
  const position = () => rail.evaluate((list) => list.scrollLeft)
  expect(await position()).toBe(0)
  await rail
    .getByRole('button', { name: /^Listen/ })
    .nth(2)
    .focus()
  await expect.poll(position).toBeGreaterThan(100)
})

test('The mantra of the day is a row that plays in the one player and pauses it', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('region', { name: /\d:\d\d/ })
  await row.getByRole('button', { name: /^Listen/ }).click()
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(true)
  await row.getByRole('button', { name: /^Pause/ }).click()
  await expect.poll(async () => (await sound(page)).isPlaying).toBe(false)
  expect((await sound(page)).elements).toBe(1)
})

test('A coming day names its time and leads to its page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const coming = page.getByRole('region', { name: 'Upcoming Festivals' })
  await expect(coming.getByRole('link', { name: /Moonrise \d|Midday puja \d/ })).toHaveCount(3)
  await coming.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/calendar\/[a-z-]+/)
})

test.describe('On a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('the next Sankashti and the temple’s hours are beside the mantra of the day, and nothing is moved past', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrated(page)
    const main = page.locator('main')
    const fast = main.getByRole('link', { name: /^Sankashti (today|tomorrow|in \d+ days)/ })
    await expect(fast).toHaveText(/Moonrise \d/)
    const temple = main.getByRole('link', { name: /^At the temple/ })
    await expect(temple).toHaveText(/Open now|Closed/)
    await page.evaluate(readThrough)
    await expect(main.locator('#home-products').getByRole('listitem')).toHaveCount(4)
    const rails = main.locator('.rail > ul')
    await expect(rails).toHaveCount(3)
    const isMoved = (list: Element) => list.scrollWidth > list.clientWidth
    for (const rail of await rails.all()) expect(await rail.evaluate(isMoved)).toBe(false)
    await temple.click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})
