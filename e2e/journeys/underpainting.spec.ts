import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { drawn, expect, hydrated, test } from '#e2e/fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The temple with the sky around it, without what comes and goes over it. */
async function pixelsOfTemple(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const over = '.temple-door, .sky-moon, .mandala, .toran'
    for (const each of document.querySelectorAll<HTMLElement>(over))
      each.style.visibility = 'hidden'
  })
  const clip = { x: 700, y: 120, width: 720, height: 560 }
  return PNG.sync.read(await page.screenshot({ clip })).data
}

/** A drawing that is used from another file is no picture, which `drawn` waits for. */
async function drawingIsThere(page: Page): Promise<void> {
  const shapes = page.locator(':is(.hills, .temple) use')
  await expect(shapes).toHaveCount(2)
  for (const shape of await shapes.all())
    await expect
      .poll(() => shape.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(0)
  await drawn(page)
}

/** How many of all pixels are clearly of another colour. */
const differing = (one: Buffer, other: Buffer): number => {
  let count = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((of) => Math.abs((one[at + of] ?? 0) - (other[at + of] ?? 0)) > 40))
      count += 1
  return count / (one.length / 4)
}

test('The temple is in the first frame in outline, in its place and colours, and its drawing covers that', async ({
  page,
  release,
}) => {
  const letArtCome = release.hold(/^\/art\//)
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  const inOutline = await pixelsOfTemple(page)
  letArtCome()
  await drawingIsThere(page)
  const whole = await pixelsOfTemple(page)
  await page.evaluate(() => {
    for (const outline of document.querySelectorAll(':is(.hills, .temple) > g')) outline.remove()
  })
  const alone = await pixelsOfTemple(page)
  // Where two edges lie on each other, the pixels between them are of both colours.
  expect(differing(whole, alone)).toBeLessThan(0.003)
  await page.evaluate(() => document.querySelector('.temple')?.remove())
  const without = await pixelsOfTemple(page)
  expect(differing(inOutline, whole)).toBeLessThan(differing(without, whole) / 2)
})
