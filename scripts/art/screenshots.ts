// Takes the manifest's pictures of the running app: node scripts/art/screenshots.ts [ADDRESS]
// Needs Chromium and `npm start` in another window.
import { statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '#e2e/browser.ts'
import { reduceColours } from './palette.ts'

const address = process.argv[2] ?? 'http://localhost:3000'
const folder = new URL('../../public/icons/', import.meta.url)
const pictures = [
  { file: 'screenshot-phone.png', path: '/mantras', width: 360, height: 740, scale: 2 },
  { file: 'screenshot-wide.png', path: '/', width: 1440, height: 900, scale: 1 },
]

const browser = await chromium.launch(launchOptions())
for (const { file, path, width, height, scale } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const target = new URL(file, folder).pathname
  await page.screenshot({ path: target })
  reduceColours(target, 64)
  console.log(`${file} ${statSync(target).size} bytes`)
}
await browser.close()
