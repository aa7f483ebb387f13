import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { drawn, expect, hydrated, sound, test } from '#e2e/fixtures.ts'
import { answerBelowFirstScreen, belowFirstScreen } from '#e2e/firstScreen.ts'

const top = (selector: string) =>
  Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? NaN) + scrollY)

/** Whether one of these, in their order down the page, begins before the one above it ends. */
const overlaps = (selectors: string[]): boolean => {
  const boxes = selectors.map((each) => document.querySelector(each)?.getBoundingClientRect())
  return boxes.some((box, at) => (box?.bottom ?? 0) > (boxes[at + 1]?.top ?? Infinity) + 1)
}

/** Of the sky beside the words, 90 pixels wide. */
async function brightest(page: Page, x: number): Promise<number> {
  const clip = { x, y: 230, width: 90, height: 290 }
  const { data } = PNG.sync.read(await page.screenshot({ clip }))
  return data.reduce((most, byte, at) => (at % 4 === 1 ? Math.max(most, byte) : most), 0)
}

/** Everything on the page has been near once, so that it has its true height. */
const readThrough = async () => {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

test('Home on a phone: its first screen, its rails, the coming days, and five screens in all @engines', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)

  await test.step('The first screen holds the answer, the next fast and today’s mantra', async () => {
    const sizes = [
      { width: 360, height: 740 },
      { width: 412, height: 915 },
    ]
    for (const size of sizes) {
      await page.setViewportSize(size)
      await drawn(page)
      expect(await belowFirstScreen(page), `${size.width}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await drawn(page)
    expect(await answerBelowFirstScreen(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('Three mantras, four products and three posts are moved past by hand or by keyboard', async () => {
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

  await test.step('It is five screens, and no wider than one', async () => {
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

  await test.step('A coming day names its time and leads to its page', async () => {
    const coming = page.getByRole('region', { name: 'Upcoming Festivals' })
    await expect(coming.getByRole('link', { name: /Moonrise \d|Midday puja \d/ })).toHaveCount(3)
    await coming.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/calendar\/[a-z-]+/)
  })
})

test(
  'Without the almanac’s code the scene still says which day it is, and where',
  { tag: '@proof' },
  async ({ page, context }) => {
    const city = { name: 'Nagpur', lat: 21.15, lon: 79.09, tz: 'Asia/Kolkata' }
    await context.route(/almanac\.worker/, (route) => route.abort())
    await page.addInitScript(
      (chosen) => localStorage.setItem('modak-city', chosen),
      JSON.stringify(city),
    )
    await page.goto('/')
    await expect(page.locator('.answer')).toContainText('Today’s times are missing for Nagpur')
    await expect(page.locator('.answer-time')).toHaveText(/^[A-Z][a-z]{2} \d+$/)
  },
)

test('The mantra of the day is a row that plays in the one player and pauses it @smoke @engines', async ({
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

test.describe('On a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('the next Sankashti and the temple’s hours are beside the mantra of the day, and nothing is moved past @engines', async ({
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

  test(
    'in forced colours and on paper the scene is its words, and nothing is laid over them',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      for (const media of [
        { forcedColors: 'active' },
        { forcedColors: 'none', media: 'print' },
      ] as const) {
        await page.emulateMedia(media)
        await expect(page.locator('.answer-time')).toBeVisible()
        for (const part of ['.temple', '.hills', '.mandala', '.toran'])
          await expect(page.locator(part), part).toBeHidden()
        expect(await page.evaluate(overlaps, ['.answer', '.scene-foot', '.day-columns'])).toBe(
          false,
        )
      }
    },
  )

  test(
    'at night there are stars on both sides of the words',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/')
      await hydrated(page)
      await page.evaluate(() => (document.documentElement.dataset['hour'] = 'n'))
      await drawn(page)
      for (const x of [0, 570, 1340])
        expect(await brightest(page, x), `from ${x}`).toBeGreaterThan(150)
    },
  )
})
