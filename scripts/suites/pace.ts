import { chromium } from '@playwright/test'
import { journeyBrowser } from '#e2e/browser.ts'
import { findChromium } from '#e2e/chromium.ts'
import { countCpu } from './cpu.ts'

/** CPU seconds that the browser takes for the visits below on an ordinary machine (docs/measured.md). */
const ordinary = 4

/** However slow a machine is, what takes longer than this is not excused by it. */
const slowest = 3.5

const visits = 8
const clicks = 5

const address = `data:text/html,${encodeURIComponent(
  `<!doctype html><title>A page of this size for every visit</title>
  <ul>${'<li><button type="button">Ring the bell</button></li>'.repeat(200)}</ul>`,
)}`

/** Opens the same page again and again, each time as another visitor. */
const visit = async (): Promise<void> => {
  const browser = await chromium.launch(journeyBrowser)
  for (let count = 0; count < visits; count += 1) {
    const page = await browser.newPage()
    await page.goto(address)
    for (let clicked = 0; clicked < clicks; clicked += 1)
      await page.getByRole('button').nth(clicked).click()
    await page.close()
  }
  await browser.close()
}

const measure = async (): Promise<number> => {
  const cpu = countCpu()
  await visit()
  const used = cpu()
  return used === null ? 1 : Math.min(slowest, used / ordinary)
}

let most = 1

/**
 * How many times longer a browser takes here than on an ordinary machine, at least 1: measured at
 * every call by work that never changes, and the most of this run so far. Under some hypervisors its
 * ten processes take three times as long, while arithmetic is as fast as ever; what others do there
 * changes it within minutes, and a helper that ends between two looks is counted too low.
 */
export const slowness = async (): Promise<number> => {
  if (findChromium()) most = Math.max(most, await measure())
  return most
}
