import type { Page } from '@playwright/test'
import { drawn, expect, hydrated, offlineAt, test, withWorker } from '#e2e/fixtures.ts'

test.use(withWorker)

type DrawnText = { text: string; fill: string; box: [x: number, y: number, w: number, h: number] }

/** In the page: a canvas writes no text, and tells where it would have been and in which colour. */
const keepTexts = () => {
  const written: DrawnText[] = []
  Object.assign(globalThis, { written })
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const size = this.measureText(text)
    const { actualBoundingBoxLeft: left, actualBoundingBoxAscent: above } = size
    const box: DrawnText['box'] = [
      x - left,
      y - above,
      left + size.actualBoundingBoxRight,
      above + size.actualBoundingBoxDescent,
    ]
    written.push({ text, fill: String(this.fillStyle), box })
  }
}

/** Each text of the card with its least contrast (WCAG 2.2) with a pixel behind it. */
const contrastsOfCard = (page: Page): Promise<{ text: string; ratio: number }[]> =>
  page.evaluate(() => {
    const { written } = globalThis as unknown as { written: DrawnText[] }
    const canvas = document.querySelector<HTMLCanvasElement>('dialog canvas')
    const card = canvas?.getContext('2d')
    const paint = document.createElement('canvas').getContext('2d')
    if (!card || !paint) throw new Error('no canvas')
    const light = ([...rgb]: Iterable<number>): number =>
      [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
        const value = (rgb[at] ?? 0) / 255
        return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      }, 0)
    return written.map(({ text, fill, box }) => {
      paint.fillStyle = fill
      paint.fillRect(0, 0, 1, 1)
      const front = light(paint.getImageData(0, 0, 1, 1).data)
      const { data } = card.getImageData(...box)
      let ratio = Infinity
      for (let at = 0; at < data.length; at += 4) {
        const back = light(data.subarray(at, at + 3))
        ratio = Math.min(ratio, (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05))
      }
      return { text, ratio }
    })
  })

const hours = {
  r: '2026-11-26T06:20:00+05:30',
  d: '2026-11-26T12:00:00+05:30',
  s: '2026-11-26T18:10:00+05:30',
  n: '2026-11-26T23:00:00+05:30',
}

test('Every text on the card of a day has a contrast of 4.5 with each pixel behind it', async ({
  page,
  network,
}) => {
  await page.addInitScript(keepTexts)
  await offlineAt(page, network, Date.parse(hours.d))
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    for (const [hour, at] of Object.entries(hours)) {
      await page.clock.setFixedTime(at)
      await page.goto('/panchang?date=2026-11-27')
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('data-hour', hour)
      await page.getByRole('button', { name: 'Share the day' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled()
      await drawn(page)
      const texts = await contrastsOfCard(page)
      expect(texts.length).toBeGreaterThan(8)
      expect(
        texts.filter(({ ratio }) => ratio < 4.5),
        `${hour}, ${theme}`,
      ).toEqual([])
    }
  }
})
