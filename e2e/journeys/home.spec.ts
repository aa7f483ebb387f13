import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { shiftMs } from '#e2e/clock.ts'
import { drawn, expect, hydrated, sound, test } from '#e2e/fixtures.ts'
import { answerBelowFirstScreen, belowFirstScreen } from '#e2e/firstScreen.ts'
import { linesOfOne } from '#e2e/pseudo/readPseudo.ts'

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

/** In how many lines the parts of a row are; what is only read aloud is in none. */
const linesOfWords = (row: Element): number => {
  const tops = [...row.children]
    .map((part) => part.getBoundingClientRect())
    .flatMap(({ width, top }) => (width > 1 ? [top] : []))
    .toSorted((one, other) => one - other)
  return tops.filter((top, at) => top - (tops[at - 1] ?? -Infinity) >= 5).length
}

/** Everything on the page has been near once, so that it has its true height. */
const readThrough = async () => {
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

test('Home on a phone: its first screen, its rails, the coming days, and four screens in all @engines', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)

  await test.step('The first screen holds the answer, the next fast and today’s mantra', async () => {
    const sizes = [
      { width: 360, height: 740 },
      { width: 412, height: 915 },
    ]
    // A phone's lies over the page.
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    for (const size of sizes) {
      await page.setViewportSize({ ...size, width: size.width + scrollbar })
      await drawn(page)
      expect(await belowFirstScreen(page), `${size.width}`).toEqual([])
      const lines = await page.locator('.next-fast').evaluate(linesOfWords)
      expect(lines).toBeLessThanOrEqual(linesOfOne)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await drawn(page)
    expect(await answerBelowFirstScreen(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
  })

  await test.step('Three mantras are rows; posts are moved past by hand or by keyboard', async () => {
    const mantras = page.locator('main article.featured')
    await expect(mantras).toHaveCount(3)
    await expect(mantras.getByRole('button', { name: /^Listen/ })).toHaveCount(3)
    const rail = page.locator('.post-grid')
    const position = () => rail.evaluate((list) => list.scrollLeft)
    expect(await position()).toBe(0)
    await rail.getByRole('link').nth(2).focus()
    await expect.poll(position).toBeGreaterThan(100)
  })

  await test.step('It is four screens above its foot, and no wider than one', async () => {
    await page.evaluate(readThrough)
    await expect(page.getByRole('heading', { name: 'From the blog' })).toBeVisible()
    await expect(page.locator('#home-products').getByRole('listitem')).toHaveCount(4)
    expect(await page.evaluate(top, '.footer')).toBeLessThanOrEqual(4 * 740)
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
  const row = page.locator('.todays-mantra')
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
    const fast = main.getByRole('link', { name: /^Next Sankashti/ })
    await expect(fast).toHaveText(/moonrise \d.* · (tomorrow|in \d+ days)/)
    const temple = main.getByRole('link', { name: /^At the temple/ })
    await expect(temple).toHaveText(/Open now|Closed/)
    await page.evaluate(readThrough)
    await expect(main.locator('#home-products').getByRole('listitem')).toHaveCount(4)
    const rails = main.locator('.rail > ul')
    await expect(rails).toHaveCount(2)
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
        expect(await page.evaluate(overlaps, ['.answer', '.day-columns', '.home-words'])).toBe(
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

/** Seven hours of the temple's day, each with its sky, in every month. */
const hours = [
  ['01:00', 'n'],
  ['05:50', 'r'],
  ['09:00', 'd'],
  ['12:10', 'd'],
  ['15:00', 'd'],
  ['18:52', 's'],
  ['21:30', 'n'],
] as const

test.describe('By a slow phone far away', () => {
  test.use({ timezoneId: 'America/New_York' })

  test(
    'the first frame says the hour of the temple, and every later one the same',
    { tag: '@proof' },
    async ({ page, context }) => {
      test.setTimeout(180_000)
      const phone = await context.newCDPSession(page)
      await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const slow = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 }
      await phone.send('Network.emulateNetworkConditions', slow)
      const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
      for (const [time, sky] of hours) {
        // Playwright's clock would hide when the first frame was painted.
        const at = Date.parse(`${today}T${time}:30+05:30`)
        await page.addInitScript((now) => (Date.now = () => now), at - shiftMs)
        await page.goto('/', { waitUntil: 'commit' })
        const frames: string[] = []
        for (let frame = 0; frame < 7; frame += 1) {
          // oxlint-disable-next-line journeys/no-wait-for-time -- the frames are looked at by the clock
          await page.waitForTimeout(700)
          frames.push(await page.evaluate(frameNow))
        }
        // The moon is the almanac's last answer of a first visit, the door the app's.
        await expect(page.locator('.temple-door')).toBeAttached()
        await page.waitForLoadState('networkidle')
        const last = await page.evaluate(frameNow)
        expect(
          frames.filter((frame) => frame && frame !== last),
          time,
        ).toEqual([])
        expect(frames.filter(Boolean).length, time).toBeGreaterThan(3)
        expect(last, time).toMatch(new RegExp(`^${sky} `))
      }
    },
  )
})

/** The sky and the words in it; nothing before the first paint. */
const frameNow = (): string => {
  if (!performance.getEntriesByName('first-contentful-paint').length) return ''
  const lines = [...document.querySelectorAll<HTMLElement>('.answer > p')]
  return [document.documentElement.dataset['hour'], ...lines.map((line) => line.innerText)].join(
    ' ',
  )
}
