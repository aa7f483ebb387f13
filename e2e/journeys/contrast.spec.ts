import { contrasts } from '#e2e/contrast.ts'
import { drawn, expect, hydrated, installed, test } from '#e2e/fixtures.ts'

/** Pune, where the test temple is; each is an hour of the sky, or a state of its answer. */
const moments = {
  night: '2026-11-26T23:00:00+05:30',
  dawn: '2026-11-26T06:20:00+05:30',
  day: '2026-11-26T12:00:00+05:30',
  dusk: '2026-11-26T18:10:00+05:30',
  'Sankashti before moonrise': '2026-11-27T19:00:00+05:30',
  'Sankashti after moonrise': '2026-11-27T21:30:00+05:30',
  'Ganesh Chaturthi': '2027-09-04T10:00:00+05:30',
}

test.describe('Every text in the sky has a contrast of 4.5 with each pixel behind it', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [360, 820, 1440]) {
    test(`${width} wide`, async ({ page, network }) => {
      await page.setViewportSize({ width, height: 1200 })
      await page.goto('/')
      await hydrated(page)
      await installed(page)
      // The server would correct the phone's clock.
      await network.lose()
      await page.clock.install()
      for (const theme of ['light', 'dark']) {
        await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
        for (const [name, moment] of Object.entries(moments)) {
          await page.clock.setFixedTime(moment)
          await page.reload()
          await hydrated(page)
          await expect(page.getByRole('timer')).toHaveText(/\w/)
          await drawn(page)
          const texts = await contrasts(page, 'header, .sky, .scene-foot')
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
