// Takes the manifest's pictures of the running app: node scripts/art/screenshots.ts [ADDRESS]
// Needs Chromium and `npm start` in another window.
import { statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/browser.ts'
import { reduceColours } from './palette.ts'

const address = process.argv[2] ?? 'http://localhost:3000'
const folder = new URL('../../public/icons/', import.meta.url)
const pictures = [
  {
    file: 'screenshot-phone.png',
    // The moon of a Sankashti has risen.
    at: '2026-11-27T21:30:00+05:30',
    size: { width: 360, height: 740 },
    scale: 2,
  },
  {
    file: 'screenshot-wide.png',
    at: '2026-11-26T18:10:00+05:30',
    size: { width: 1440, height: 900 },
    scale: 1,
  },
]

const browser = await chromium.launch(launchOptions())
for (const { file, at, size, scale } of pictures) {
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: scale,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  // The app would correct its clock by the server's.
  await page.route('**/*', async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.clock.setFixedTime(at)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const target = new URL(file, folder).pathname
  await page.screenshot({ path: target })
  await reduceColours(target, 96)
  console.log(`${file} ${statSync(target).size} bytes`)
}
await browser.close()
