import type { Page } from '@playwright/test'
import { contrasts } from '#e2e/contrast.ts'
import { drawn, expect, hydrated, offlineAt, test, testWithWorker } from '#e2e/fixtures.ts'

const themes = ['light', 'dark'] as const

/** As the visitor's choice does, without loading the page again. */
const wear = async (page: Page, theme: (typeof themes)[number]): Promise<void> => {
  await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
  await drawn(page)
}

/** In Pune, where the test temple is: hours of the sky and states of its answer. */
const moments = {
  night: { at: '2026-11-26T23:00:00+05:30', hour: 'n' },
  dawn: { at: '2026-11-26T06:20:00+05:30', hour: 'r' },
  day: { at: '2026-11-26T12:00:00+05:30', hour: 'd' },
  dusk: { at: '2026-11-26T18:10:00+05:30', hour: 's' },
  'Sankashti before moonrise': { at: '2026-11-27T19:00:00+05:30', hour: 'n' },
  'Sankashti after moonrise': { at: '2026-11-27T21:30:00+05:30', hour: 'n' },
  'Ganesh Chaturthi': { at: '2027-09-04T10:00:00+05:30', hour: 'd' },
}

test.describe('Every text in the sky has a contrast of 4.5 with each pixel behind it', () => {
  for (const [width, height] of [
    // As low as phones are: the words reach further down into a lower sky.
    [360, 740],
    [820, 1200],
    [1440, 1200],
  ] as const) {
    testWithWorker(`${width} wide`, { tag: '@proof' }, async ({ page, network }) => {
      await page.setViewportSize({ width, height })
      await offlineAt(page, network, Date.parse(moments.day.at))
      for (const [name, { at, hour }] of Object.entries(moments)) {
        await page.clock.setFixedTime(at)
        await page.reload()
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('data-hour', hour)
        await expect(page.getByRole('timer')).toHaveText(/\w/)
        await expect(page.locator('.mandap')).toHaveCount(name === 'Ganesh Chaturthi' ? 1 : 0)
        for (const theme of themes) {
          await wear(page, theme)
          // On a phone what is below the sky is on plain paper, and the offline strip over it.
          const scope = width < 820 ? 'header, .sky' : 'header, .sky, .home-words'
          const texts = await contrasts(page, scope)
          expect(texts.length, name).toBeGreaterThan(5)
          expect(
            texts.filter(([ratio]) => ratio < 4.5),
            `${name}, ${theme}`,
          ).toEqual([])
        }
      }
    })
  }
})

/** Dawn and dusk have the night's plain sky. */
const hours = [moments.night, moments.day, moments['Ganesh Chaturthi']]

test.describe('For those who ask for more contrast it is 7', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', contrast: 'more' } })

  for (const width of [360, 1440]) {
    testWithWorker(`${width} wide`, { tag: '@proof' }, async ({ page, network }) => {
      await page.setViewportSize({ width, height: 1200 })
      await offlineAt(page, network, Date.parse(moments.day.at))
      for (const { at, hour } of hours) {
        await page.clock.setFixedTime(at)
        await page.reload()
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('data-hour', hour)
        for (const theme of themes) {
          await wear(page, theme)
          const texts = await contrasts(page, 'header, .sky, .home-words, .tabbar')
          expect(texts.length).toBeGreaterThan(5)
          expect(
            texts.filter(([ratio]) => ratio < 7),
            `${at}, ${theme}`,
          ).toEqual([])
        }
      }
    })
  }
})

for (const { contrast, least } of [
  { contrast: 'no-preference', least: 4.5 },
  { contrast: 'more', least: 7 },
] as const)
  test(
    `Tabs and footer: ${least} with the contrast preference “${contrast}”`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.emulateMedia({ contrast })
      await page.setViewportSize({ width: 360, height: 1800 })
      await page.goto('/')
      await hydrated(page)
      await page.locator('.footer').scrollIntoViewIfNeeded()
      await expect(page.locator('.footer-open')).toHaveText(/^(Open now|Closed,) /)
      for (const fold of await page.locator('.footer summary').all()) await fold.press('Enter')
      // A fold that opens makes the page longer a moment later.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const { y = 0 } = (await page.locator('.tabbar').boundingBox()) ?? {}
        const footer = await page.locator('.footer').boundingBox()
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(y + 1)
      }).toPass()
      for (const theme of themes) {
        await wear(page, theme)
        const texts = await contrasts(page, '.tabbar, .footer')
        expect(texts.length).toBeGreaterThan(25)
        expect(
          texts.filter(([ratio]) => ratio < least),
          theme,
        ).toEqual([])
      }
    },
  )
