import { chromium, type Page } from '@playwright/test'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchOptions } from '#e2e/browser.ts'
import { pagesKept } from '#e2e/phone.ts'
import { median, type Row } from './report.ts'
import { root, startServer } from './server.ts'

const visits = 11
export const slowdown = 4
const floorFile = join(root, 'dist/client/floor.html')
const floorPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body><h1>Embracing the divine blessings of Lord Ganesha</h1></body></html>`

/**
 * Lighthouse's slow 4G, as devtools applies it: a first visit to even an empty page must wait for
 * this.
 */
export const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1_024 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
}

/**
 * A visit with the server switched off, at a quarter of this machine's speed, against the floor: an
 * empty page fetched over slow 4G by an equally slow phone.
 */
export async function benchRepeatVisit(): Promise<Row[]> {
  await writeFile(floorFile, floorPage)
  const server = await startServer()
  const browser = await chromium.launch(launchOptions())
  let isRunning = true
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    const floors: number[] = []
    for (let visit = 0; visit < visits; visit++) {
      // An address that was never requested, so that no cache shortens it, and outside the app's
      // shell.
      floors.push(await lcp(page, `${server.origin}/floor.html?${visit}`))
    }
    const floor = median(floors)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.goto(server.origin)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await pagesKept(page)
    await server.stop()
    isRunning = false
    const rows: Row[] = [{ name: 'floor: empty page, slow 4G, LCP ms', value: floor }]
    for (const path of ['/', '/mantras', '/calendar']) {
      const times: number[] = []
      for (let visit = 0; visit < visits; visit++)
        times.push(await lcp(page, `${server.origin}${path}`))
      const value = median(times)
      rows.push(
        { name: `${path} with the server off, LCP ms`, value },
        {
          name: `${path} with the server off, LCP ÷ floor`,
          value: value / floor,
          goal: '≤ 0.5',
          isMet: value / floor <= 0.5,
        },
      )
    }
    return rows
  } finally {
    await browser.close()
    if (isRunning) await server.stop()
    await rm(floorFile, { force: true })
  }
}

/** The last largest paint of a load, once the page has been still for a second. */
async function lcp(page: Page, url: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(url)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let latest = 0
        let timer = setTimeout(() => resolve(latest), 1_000)
        new PerformanceObserver((list) => {
          latest = list.getEntries().at(-1)?.startTime ?? latest
          clearTimeout(timer)
          timer = setTimeout(() => resolve(latest), 1_000)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
