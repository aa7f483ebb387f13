import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '#e2e/fixtures.ts'

/** The lowest contrast of a band's words with what is behind them, pixel by pixel. */
async function leastContrast(page: Page): Promise<number> {
  const words = page.locator('.room :is(.room-eyebrow, .room-title)')
  const boxes = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      const { color } = getComputedStyle(element)
      element.style.color = 'transparent'
      return { x, y, width, height, color }
    }),
  )
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64')
  const paper = await page.context().newPage()
  const least = await paper.evaluate(
    async ({ boxes, picture, scale }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.drawImage(image, 0, 0)
      const light = (rgb: ArrayLike<number>): number =>
        [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
          const value = (rgb[at] ?? 0) / 255
          return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
        }, 0)
      const ratios = boxes.map(({ x, y, width, height, color }) => {
        const text = light((color.match(/\d+/g) ?? []).map(Number))
        const part = [x, y, width, height].map((each) => Math.round(each * scale))
        const { data } = canvas.getImageData(part[0] ?? 0, part[1] ?? 0, part[2] ?? 1, part[3] ?? 1)
        let lightest = 0
        for (let at = 0; at < data.length; at += 4)
          lightest = Math.max(lightest, light(data.subarray(at, at + 3)))
        return (text + 0.05) / (lightest + 0.05)
      })
      return Math.min(...ratios)
    },
    { boxes, picture, scale: await page.evaluate(() => devicePixelRatio) },
  )
  await paper.close()
  return least
}

const pages = [
  '/calendar/ganadhipa-sankashti-2026',
  '/calendar/ganesh-chaturthi-2027',
  '/calendar/vinayaka-chaturthi-margashirsha-2026',
]

for (const width of [320, 360, 820, 1440, 1920])
  test(
    `The words of a band can be read over its drawing at ${width} px`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of pages) {
        await page.goto(path)
        await hydrated(page)
        const drawing = page.locator('.room')
        const height = width < 768 ? 200 : 320
        await expect(drawing).toHaveCSS('height', `${height}px`)
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/art/band-')),
        )
        expect(await leastContrast(page), path).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

test(
  'On a wide screen the bar over a scrolled band is as wide as the page, which does not move',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(pages[0] ?? '')
    const measured = () =>
      page.evaluate(() => ({
        isWhole:
          document.querySelector('.header')?.clientWidth === document.documentElement.clientWidth,
        top: (document.querySelector('.room')?.getBoundingClientRect().top ?? NaN) + scrollY,
      }))
    const { top } = await measured()
    await page.mouse.wheel(0, 400)
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
    expect(await measured()).toEqual({ isWhole: true, top })
  },
)

test('On paper and in forced colours a band is its words', { tag: '@proof' }, async ({ page }) => {
  await page.goto(pages[0] ?? '')
  await hydrated(page)
  const temple = page.locator('.room-temple')
  await expect(temple).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(temple).toBeHidden()
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  await expect(temple).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
